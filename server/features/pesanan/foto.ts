/** A picture of what was ordered, one for each line (gambar/foto.ts keeps it). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { fotoPesanan, lihatFotoPesanan } from '#domain/calls/foto-pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { pesananTerpakai } from '#domain/rules/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { lepasFoto, namaBesar, namaKecil, pakaiFoto, simpanFoto } from '../../gambar/foto.ts'
import { Later, type StoredFile } from '../../http/route.ts'
import { audit } from '../../rantai/audit.ts'
import { muatPesanan } from './muat-pesanan.ts'

type Input = CallInput<typeof fotoPesanan>
const FOLDER = 'PESANAN'

const satu = statement<{ foto: string | null }>(
  'foto_pesanan',
  'SELECT foto FROM pesanan_detail WHERE kode_toko = $1 AND no_pesanan = $2 AND no = $3',
)
const tulis = statement<unknown>(
  'tulis_foto_pesanan',
  'UPDATE pesanan_detail SET foto = $4 WHERE kode_toko = $1 AND no_pesanan = $2 AND no = $3',
)

/** Asks nothing of the order: a repeated request comes by here too, and is told what it was told before. */
export const simpanGambar = async (_ctx: Context, { body }: Input): Promise<Later<string>> =>
  new Later((luar) => simpanFoto(luar, FOLDER, body.gambar))

/** @throws what the picture is refused for, errors.pesananTidakAda, barisPesananTidakAda; what an order says that has ended */
export async function tambah(
  ctx: Context,
  { body: { no_pesanan, no } }: Input,
  disimpan: () => string | undefined,
): Promise<CallReply<typeof fotoPesanan>> {
  const foto = disimpan()!
  const { kepala, baris } = await muatPesanan(ctx, no_pesanan)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  if (!baris.some((line) => line.no === no)) throw errors.barisPesananTidakAda({ no }).at('no')
  const key = [ctx.toko.kode_toko, no_pesanan, no]
  const [before] = await ctx.sql(satu, key)
  await pakaiFoto(ctx, FOLDER, foto)
  ctx.send(tulis, [...key, foto])
  if (before?.foto) lepasFoto(ctx, FOLDER, before.foto)
  await audit(ctx, {
    aksi: before?.foto ? 'UBAH' : 'TAMBAH',
    tabel: 'foto_pesanan',
    ref: `${no_pesanan} ${no}`,
    sebelum: before?.foto ? { foto: before.foto } : null,
    sesudah: { foto },
  })
  ctx.announce(pesanan.berita, { no_pesanan })
  return { no_pesanan, no, foto }
}

/** @throws errors.fotoTidakAda */
export async function lihatFoto(
  ctx: Context,
  { params: { no_pesanan, no }, query }: CallInput<typeof lihatFotoPesanan>,
): Promise<StoredFile> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no_pesanan, no])
  if (!row?.foto) throw errors.fotoTidakAda()
  const nama = query.ukuran === 'kecil' ? namaKecil : namaBesar
  return { objek: nama(FOLDER, row.foto), tidakAda: errors.fotoTidakAda }
}
