/** The photos that a piece has, and where they are kept. */
import type { FotoBarang } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { namaBesar as besar, namaKecil as kecil, objekFoto as objek } from '../../foto/foto.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

export const FOLDER_BARANG = 'BARANG'
export const namaBesar = (foto: string): string => besar(FOLDER_BARANG, foto)
export const namaKecil = (foto: string): string => kecil(FOLDER_BARANG, foto)
/** Names of both objects that are kept of one photo. */
export const objekFoto = (foto: string): string[] => objek(FOLDER_BARANG, foto)

const milik = statement<FotoBarang, readonly [kode_barcode: string]>(
  'foto_barang',
  'SELECT kode_barcode, foto FROM barang WHERE kode_barcode = $1',
)

/** Of a piece wherever it is: it may be on its way here, or come back from another shop's customer. */
export async function readFoto(ctx: Pick<Context, 'sql' | 'toko'>, kode_barcode: string): Promise<string[]> {
  const [row] = await diSeluruhRantai(ctx, () => ctx.sql(milik, [kode_barcode]))
  return row?.foto ?? []
}

const dikunci = statement<FotoBarang, readonly [kode_toko: string, kode_barcode: string]>(
  'foto_barang_dikunci',
  'SELECT kode_barcode, foto FROM barang WHERE kode_toko = $1 AND kode_barcode = $2 FOR NO KEY UPDATE',
)

/** Of a piece of this shop, which nobody else changes meanwhile. @throws errors.barangTidakAda */
export async function kunciFoto(ctx: Pick<Context, 'sql' | 'toko'>, kode_barcode: string): Promise<string[]> {
  const [row] = await ctx.sql(dikunci, [ctx.toko.kode_toko, kode_barcode])
  if (!row) throw errors.barangTidakAda({ kode_barcode }).at('kode_barcode')
  return row.foto
}
