/**
 * The only way to count the prints of a paper (DOMAIN §F.5, §P.5): asked for, printed, and counted once it came out.
 */
import type { z } from 'zod'
import type { zCetak } from '#domain/calls/faktur.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { pakaiOtorisasi } from '../rantai/otorisasi.ts'

interface Dicetak {
  /** Number of times it has come out. */
  cetak: number
  /** Not validated yet: what is printed is no original and no copy, and is not counted. */
  sementara?: boolean
  ref_no: string
  /** The number that an otorisasi names. */
  untuk?: string
  ids?: readonly (string | null | undefined)[]
}

export interface CetakResult {
  cetak: number
  copy: number
  sementara: boolean
}

/** @param tambah counts one more. @throws errors.perluOtorisasi from the second on */
export async function hitungCetak(
  ctx: Context,
  { cetak, sementara = false, ref_no, untuk = ref_no, ids = [] }: Dicetak,
  { id_otorisasi, langkah: step }: z.output<typeof zCetak> = {},
  tambah: () => unknown,
): Promise<CetakResult> {
  if (sementara) return { cetak, copy: 0, sementara }
  if (cetak > 0 && step !== 'KELUAR')
    await pakaiOtorisasi(ctx, { kategori: 'REPRINT NOTA', ref_no, ids: [...ids, id_otorisasi], untuk })
  if (step === 'IZIN') return { cetak, copy: cetak, sementara }
  await tambah()
  dialogPrint(ctx, ref_no, cetak)
  return { cetak: cetak + 1, copy: cetak, sementara }
}

const write = statement<unknown>(
  'tulis_cetakan_dialog',
  `INSERT INTO cetakan
     (kode_toko, id_trx, tgl_system, pada, path, no_ref, user_id, copy, sementara, status, selesai)
   VALUES ($1, $2, $3, $4, '-', $5, $6, $7, false, 'KELUAR', $4)
   ON CONFLICT (kode_toko, id_trx) DO NOTHING`,
)
/** Writes down a print that no printer of the shop brought: the browser's dialog did, and somebody said that it came out. */
function dialogPrint(ctx: Context, no_ref: string, copy: number): unknown {
  const { toko, user, now, id_trx } = ctx
  return (
    ctx.cetakan === undefined &&
    ctx.send(write, [toko.kode_toko, id_trx, toko.tgl_system, now, no_ref, user.user_id, copy])
  )
}

/** The same of a slip: one that was undone is printed no more. @throws errors.sudahDibatalkan, errors.perluOtorisasi from the second on */
export function hitungSlip(
  ctx: Context,
  no: string,
  { status_valid, cetak }: { status_valid: string; cetak: number },
  body: z.output<typeof zCetak> | undefined,
  tambah: () => unknown,
): Promise<CetakResult> {
  if (status_valid === 'CANC') throw errors.sudahDibatalkan()
  return hitungCetak(ctx, { cetak, sementara: status_valid === 'OPEN', ref_no: no }, body, tambah)
}

/** A paper as it leaves the printer now: this print is the next one. */
export const akanKeluar = <N extends { cetak: number }>(dicetak: N, mencetak: string | undefined): N =>
  mencetak ? { ...dicetak, cetak: dicetak.cetak + 1 } : dicetak
