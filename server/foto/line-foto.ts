/** A picture of one line of a document, kept in its row: the next one takes its place (foto.ts keeps the picture). */
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { Later, type StoredFile } from '../outcome.ts'
import { audit } from '../rantai/audit.ts'
import { lepasFoto, namaBesar, namaKecil, pakaiFoto, simpanFoto, type FolderFoto } from './foto.ts'

interface Tempat {
  folder: FolderFoto
  /** Table of the document's lines: kode_toko, the document's number, no, foto. */
  table: 'pesanan_detail' | 'service_detail' | 'hutang_detail' | 'beli_detail'
  kunci: 'no_pesanan' | 'no_faktur_service' | 'no_faktur_hutang' | 'no_faktur_group'
  /** Name by which the log calls it. */
  nama: 'foto_pesanan' | 'foto_service' | 'foto_hutang' | 'foto_asal'
  /** News that screens of the document hear. */
  berita: string
  /** Locks the document. @throws why the line has no other picture now, or that there is no such line */
  open: (ctx: Context, row: Row) => Promise<void>
}
interface Row {
  /** The document's number. */
  dokumen: string
  no: number
}

export function lineFoto({ folder, table, kunci, nama, berita, open }: Tempat) {
  const yang = `WHERE kode_toko = $1 AND ${kunci} = $2 AND no = $3`
  const satu = statement<{ foto: string | null }>(nama, `SELECT foto FROM ${table} ${yang}`)
  const write = statement<unknown>(`tulis_${nama}`, `UPDATE ${table} SET foto = $4 ${yang}`)
  return {
    /** Asks nothing of the document: a repeated request comes by here too, and is told what it was told before. */
    simpan: async (
      { toko: { kode_toko } }: Context,
      { body }: { body: { gambar: string } },
    ): Promise<Later<string>> => new Later((luar) => simpanFoto({ ...luar, kode_toko }, folder, body.gambar)),

    /** The line has it from now on. @throws what the picture is refused for, and what `open` does */
    async tambah(
      ctx: Context,
      { dokumen, no }: Row,
      stored: () => string | undefined,
    ): Promise<{ no: number; foto: string }> {
      const foto = stored()!
      await open(ctx, { dokumen, no })
      const key = [ctx.toko.kode_toko, dokumen, no]
      const [before] = await ctx.sql(satu, key)
      await pakaiFoto(ctx, folder, foto)
      ctx.send(write, [...key, foto])
      if (before?.foto) lepasFoto(ctx, folder, before.foto)
      await audit(ctx, {
        actions: before?.foto ? 'UBAH' : 'TAMBAH',
        table: nama,
        ref: `${dokumen} ${no}`,
        sebelum: before?.foto ? { foto: before.foto } : null,
        sesudah: { foto },
      })
      ctx.announce(berita, { [kunci]: dokumen })
      return { no, foto }
    },

    /** @throws errors.fotoTidakAda */
    async lihat(ctx: Context, { dokumen, no }: Row, ukuran: 'besar' | 'kecil'): Promise<StoredFile> {
      const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, dokumen, no])
      if (!row?.foto) throw errors.fotoTidakAda()
      return {
        objek: (ukuran === 'kecil' ? namaKecil : namaBesar)(folder, row.foto),
        tidakAda: errors.fotoTidakAda,
      }
    },
  }
}
