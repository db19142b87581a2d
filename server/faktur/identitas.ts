/**
 * Identity of a customer, if it must be known (DOMAIN §G-3, §G-6): kept encrypted beside the document, and asked once.
 */
import type { Identitas } from '#domain/calls/faktur.ts'
import { refuseAll, type Refusal } from '#domain/errors.ts'
import { periksaIdentitas, wajibIdentitas, wajibLaporan } from '#domain/rules/aml.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { fillNomor } from '../process/later-nomor.ts'
import { audit } from '../rantai/audit.ts'
import { livingMember } from '../rantai/member.ts'
import { NONMEMBER } from './load-acuan.ts'

export interface IdentitasDisimpan {
  jenis: string
  /** Null once they have been forgotten. */
  identitas_enc: Buffer | null
}

/** Decrypts a kept identity; undefined once it has been forgotten. */
export function bukaIdentitas(
  { rahasia }: Pick<Context, 'rahasia'>,
  { jenis, identitas_enc }: IdentitasDisimpan,
): Identitas | undefined {
  if (!identitas_enc) return undefined
  const content = JSON.parse(rahasia.buka(identitas_enc)) as Pick<Identitas, 'nomor' | 'nama' | 'alamat'>
  // Of what is asked only sometimes.
  const rest = { pekerjaan: '-', tempat_lahir: '-', tgl_lahir: null, atas_nama: null }
  return { ...rest, ...content, jenis: jenis as Identitas['jenis'] }
}

/** The whole identity, for those who may look: that they looked is written down. @throws `missing` of one that is not on file */
export async function lookedAtIdentitas(
  ctx: Context,
  ref: string,
  stored: IdentitasDisimpan | undefined,
  missing: () => Refusal,
): Promise<Identitas> {
  const known = stored && bukaIdentitas(ctx, stored)
  if (!known) throw missing()
  await audit(ctx, {
    actions: 'LIHAT IDENTITAS',
    table: 'identitas_pelanggan',
    ref,
    sebelum: null,
    sesudah: null,
  })
  return known
}

/** By which two documents of one identity are known to be one person's. */
export const identitasDigest = (
  { rahasia }: Pick<Context, 'rahasia'>,
  { jenis, nomor }: Pick<Identitas, 'jenis' | 'nomor'>,
): string => rahasia.sidik(`identitas ${jenis} ${nomor}`)

const tersimpan = statement<IdentitasDisimpan>(
  'identitas_tersimpan',
  // Every code of a member is the same person; a document's first payment speaks for the later ones.
  `SELECT jenis, identitas_enc FROM (
     SELECT * FROM identitas_pelanggan
     WHERE kode_member IN (
         SELECT kode_member FROM member
         WHERE kode_member = ${livingMember('$2')} OR gabung_ke = ${livingMember('$2')})
       AND kode_member <> '${NONMEMBER}'
     UNION ALL SELECT * FROM identitas_pelanggan WHERE kode_toko = $1 AND dokumen = $3) i
   WHERE kode_toko = $1 AND lengkap AND identitas_enc IS NOT NULL ORDER BY tgl_system DESC, ref_no DESC LIMIT 1`,
)

const beside = statement<IdentitasDisimpan>(
  'identitas_dokumen',
  'SELECT jenis, identitas_enc FROM identitas_pelanggan WHERE kode_toko = $1 AND ref_no = $2',
)
/** The identity beside a document; undefined where none was asked, or once it has been forgotten. */
export async function identitasDari(ctx: Context, ref_no: string): Promise<Identitas | undefined> {
  const [row] = await ctx.sql(beside, [ctx.toko.kode_toko, ref_no])
  return row && bukaIdentitas(ctx, row)
}

/** The owner of an identity: a member, or the customer of a document that is there already. */
export interface Pemilik {
  kode_member: string
  /** no_titip_group, no_pesanan; '-' for none. */
  dokumen: string
}

/** Reads the whole identity that this shop has on file of the owner. */
export async function identitasTersimpan(
  ctx: Context,
  { kode_member, dokumen }: Pemilik,
): Promise<Identitas | undefined> {
  if (kode_member === NONMEMBER && dokumen === '-') return undefined
  const [row] = await ctx.sql(tersimpan, [ctx.toko.kode_toko, kode_member, dokumen])
  return row && bukaIdentitas(ctx, row)
}

/**
 * Returns the identity: as given now, else as on file if it must be known. From AML_BATAS on it is asked anew, for whom it
 * is says each document.
 * @throws errors.identitasPelangganKosong, errors.pekerjaanKosong, and what periksaLaporan says, at their fields
 */
export async function identitasUntuk(
  ctx: Context,
  diberi: Identitas | null | undefined,
  { nilai, ...pemilik }: Pemilik & { nilai: Rupiah },
): Promise<Identitas | undefined> {
  const onFile = wajibIdentitas(nilai, ctx.settings) && !wajibLaporan(nilai, ctx.settings)
  const identitas = diberi ?? (onFile ? await identitasTersimpan(ctx, pemilik) : undefined)
  refuseAll(periksaIdentitas(identitas, nilai, ctx.settings))
  return identitas
}

/** Of who sells for so much that it may have to be reported: the same as of who buys (§P.2). @throws as identitasUntuk */
export function periksaPenjual(ctx: Context, identitas: Identitas | null | undefined, nilai: Rupiah): void {
  if (wajibLaporan(nilai, ctx.settings)) refuseAll(periksaIdentitas(identitas, nilai, ctx.settings))
}

const write = statement<unknown>(
  'tulis_identitas',
  `INSERT INTO identitas_pelanggan (ref_no, kode_toko, dokumen, kode_member, tgl_system, lengkap, jenis,
       identitas_enc) VALUES (${fillNomor('$1')}, $2, ${fillNomor('$3')}, $4, $5, $6, $7, $8)`,
)

/** @param ref_no the payment or document it was asked for; of a sale the same as dokumen */
export function writeIdentitas(
  ctx: Context,
  identitas: Identitas | null | undefined,
  { ref_no, dokumen = ref_no, kode_member }: { ref_no: string; dokumen?: string; kode_member: string },
): void {
  if (!identitas) return
  const { jenis, ...content } = identitas
  ctx.send(write, [
    ref_no,
    ctx.toko.kode_toko,
    dokumen,
    kode_member,
    ctx.toko.tgl_system,
    content.pekerjaan !== '-',
    jenis,
    ctx.rahasia.tutup(JSON.stringify(content)),
  ])
}
