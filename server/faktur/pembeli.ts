/** Buyers whose tax number the shop's invoices must name (DOMAIN §P.1-2): kept encrypted beside their document. */
import type { PembeliDiminta } from '#domain/calls/pembeli.ts'
import { membayarPph22 } from '#domain/rules/pajak.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { fillNomor } from '../process/later-nomor.ts'
import { identitasDigest } from './identitas.ts'

const write = statement<unknown>(
  'tulis_pembeli_pajak',
  `INSERT INTO pembeli_pajak (ref_no, kode_toko, tgl_system, nama, nomor_enc, nomor_akhir, bebas_pph22, no_bebas, tgl_bebas)
   VALUES (${fillNomor('$1')}, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

const dikenal = ({ jenis_pembeli }: PembeliDiminta): boolean => jenis_pembeli !== 'KONSUMEN'

export function writePembeli(
  ctx: Context,
  p: PembeliDiminta,
  { ref_no, nama }: { ref_no: string; nama: string },
): void {
  if (!dikenal(p)) return
  const bebas = membayarPph22(p) ? (p.bebas_pph22 ?? null) : null
  ctx.send(write, [
    ref_no,
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    nama,
    ctx.rahasia.tutup(p.npwp_pembeli),
    p.npwp_pembeli.slice(-4),
    bebas,
    bebas ? p.no_bebas : '-',
    bebas ? p.tgl_bebas : null,
  ])
}

/** A person's tax number is the one on their card: both name the same person. */
export const pembeliDigest = (ctx: Context, p: PembeliDiminta): string | undefined =>
  dikenal(p) ? identitasDigest(ctx, { jenis: 'KTP', nomor: p.npwp_pembeli }) : undefined
