/** More money on an open deposit: a draft until the cashier confirms it (DOMAIN §B.2, E04). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { validasiTitipan, type tambahTitipan } from '#domain/calls/titipan.ts'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { lineNo } from '#domain/rules/kode.ts'
import { periksaJumlahTitipan, titipanTerpakai } from '#domain/rules/titipan.ts'
import { rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { identitasUntuk, writeIdentitas } from '../../faktur/identitas.ts'
import { loadRekening } from '../../faktur/load-acuan.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { sekaligus } from '../../faktur/sekaligus.ts'
import { susunBayar } from '../../faktur/susun-bayar.ts'
import { pakaiAllOtorisasi } from '../../rantai/otorisasi.ts'
import { loadTitipan, type Titipan } from './load-titipan.ts'
import { writeSetoran } from './write-setoran.ts'
import { validasi } from './validasi.ts'

/** @throws errors.titipanTidakAda; errors.titipanBelumValidasi until the deposit itself is; what an ended deposit says */
export async function tambah(
  ctx: Context,
  { body }: CallInput<typeof tambahTitipan>,
): Promise<CallReply<typeof tambahTitipan>> {
  const { no_titip_group } = body
  const sah = sekaligus(ctx, body, validasiTitipan)
  const titipan = await loadTitipan(ctx, no_titip_group)
  // Additions may wait beside each other: only the deposit itself must have been confirmed.
  const [used] = titipanTerpakai({ ...titipan.kepala, belum_validasi: 0 })
  if (used) throw used.at('no_titip_group')
  const held = diterima(titipan)
  if (titipan.barang.length === 0) refuseAll(periksaJumlahTitipan(held, body.pembayaran))
  const accounts = await loadRekening(ctx)
  const { lines, total } = susunBayar(body.pembayaran, limit(titipan, held), accounts)
  const { kode_member } = titipan.kepala
  const identitas = await identitasUntuk(ctx, body.identitas, {
    nilai: total,
    kode_member,
    dokumen: no_titip_group,
  })
  const urut = titipan.setoran.length + 1
  if (urut > 99) throw errors.titipanTambahPenuh().at('no_titip_group')
  const no_titip_bayar = lineNo(no_titip_group, urut)
  await pakaiAllOtorisasi(ctx, no_titip_bayar, otorisasiFee(lines, body.pembayaran, accounts))
  writeSetoran(ctx, {
    no_titip_group,
    urut,
    no_titip_bayar,
    total,
    pembayaran: lines,
  })
  writeIdentitas(ctx, identitas, { ref_no: no_titip_bayar, dokumen: no_titip_group, kode_member })
  if (sah) await validasi(ctx, no_titip_group, urut)
  ctx.announce('titipan', { no_titip_group })
  return {
    no_titip_group,
    urut,
    status_valid: sah ? 'DONE' : 'OPEN',
    titipan: total,
    sisa: rupiah(Math.max(0, titipan.kepala.total - held - total)),
  }
}

/** Validated or not: what the customer has brought. */
const diterima = ({ setoran }: Titipan): Rupiah =>
  sumRupiah(setoran.filter((s) => s.status_valid !== 'CANC').map((s) => s.total))

/** On pieces: no more than they came to. Money alone: no more than a document may be. */
const limit = ({ barang, kepala }: Titipan, held: Rupiah): Rupiah =>
  rupiah(Math.max(0, (barang.length === 0 ? RUPIAH_MAKS : kepala.total) - held))
