/** The identity of a customer, entered where it must be known (DOMAIN §G-3). Never kept in the browser. */
import { useMemo, useState } from 'react'
import { identitasTersimpan } from '#domain/calls/identitas.ts'
import {
  zIdentitas,
  zIdentitasPelanggan,
  type Identitas,
  type JENIS_IDENTITAS,
} from '#domain/calls/faktur.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { periksaLaporan, wajibIdentitas, wajibLaporan, type IdentitasLimits } from '#domain/rules/aml.ts'
import type { Rupiah } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { contentErrors } from './periksa.ts'

export interface IdentitasDiisi {
  jenis: (typeof JENIS_IDENTITAS)[number]
  nomor: string
  nama: string
  alamat: string
  pekerjaan: string
  /** Asked where a document alone reaches AML_BATAS. */
  tempat_lahir: string
  tgl_lahir: Identitas['tgl_lahir']
  atas_nama: Identitas['atas_nama']
}
export const emptyIdentitas: IdentitasDiisi = {
  jenis: 'KTP',
  nomor: '',
  nama: '',
  alamat: '',
  pekerjaan: '',
  tempat_lahir: '',
  tgl_lahir: null,
  atas_nama: null,
}
export const isEmptyIdentitas = ({ nomor, nama, alamat, pekerjaan }: IdentitasDiisi): boolean =>
  [nomor, nama, alamat, pekerjaan].every((text) => text.trim() === '')

/** As the shop has it from before: the number by its end. */
export interface IdentitasTercatat {
  jenis: string
  nomor: string
  nama: string
}
/** The identity that is needed of a document's customer. */
export interface IdentitasDiminta {
  wajib: boolean
  /** Undefined too where it is asked anew: what may be reported says each time for whom it is. */
  tercatat: IdentitasTercatat | undefined
  /** AML_BATAS where the document reaches it: what a report says beyond is asked. */
  lapor: Rupiah | undefined
}
export const TANPA_IDENTITAS: IdentitasDiminta = { wajib: false, tercatat: undefined, lapor: undefined }

/** The limit where so much may have to be reported. */
export const laporMulai = (nilai: Rupiah, settings: IdentitasLimits): Rupiah | undefined =>
  wajibLaporan(nilai, settings) ? settings.AML_BATAS : undefined

/** The customer's part of a request: nothing where nothing is asked, or where it is on file and nobody has typed another. */
export const identitasDikirim = (
  diisi: IdentitasDiisi,
  { wajib, tercatat }: IdentitasDiminta,
): IdentitasDiisi | null => (wajib && !(tercatat && isEmptyIdentitas(diisi)) ? diisi : null)

/** Checks what is asked in addition to what the schema of the call asks: the job, and what a report says. */
export function tambahanError(diisi: IdentitasDiisi, diminta: IdentitasDiminta): FieldError[] {
  const sent = identitasDikirim(diisi, diminta)
  return sent ? beyondCardError(sent, diminta.lapor) : []
}

/** The same of an identity that is sent. */
export const beyondCardError = (sent: IdentitasDiisi, lapor: Rupiah | undefined): FieldError[] => [
  ...(sent.pekerjaan.trim() === ''
    ? [{ field: 'identitas.pekerjaan', message: errors.pekerjaanKosong().message }]
    : []),
  ...(lapor === undefined ? [] : periksaLaporan(sent, lapor).flatMap((refusal) => refusal.errors)),
]

/** Lists all errors of the identity. */
export function identitasError(diisi: IdentitasDiisi, diminta: IdentitasDiminta): FieldError[] {
  const sent = identitasDikirim(diisi, diminta)
  if (!sent) return []
  const found = contentErrors(zIdentitasPelanggan, sent).map((e) => ({ ...e, field: `identitas.${e.field}` }))
  return [...found, ...tambahanError(diisi, diminta)]
}

const samar = ({ jenis, nomor, nama }: IdentitasTercatat): string => `${jenis} ****${nomor.slice(-4)} ${nama}`

/** As the till names it: who sells, or that it is not known yet. */
export function sebutanIdentitas(identitas: IdentitasDiisi): { text: string; lengkap: boolean } {
  const lengkap = zIdentitas.safeParse(identitas).success
  return { lengkap, text: lengkap ? samar(identitas) : 'Identitas penjual wajib diisi' }
}

/** The same of who buys or pays ahead; undefined where nothing is asked. */
export function sebutanDiminta(
  diisi: IdentitasDiisi,
  diminta: IdentitasDiminta,
): { text: string; lengkap: boolean } | undefined {
  if (!diminta.wajib) return undefined
  if (!identitasDikirim(diisi, diminta))
    return { lengkap: true, text: `${samar(diminta.tercatat!)} (tercatat)` }
  const lengkap = identitasError(diisi, diminta).length === 0
  return { lengkap, text: lengkap ? samar(diisi) : 'Identitas pelanggan wajib diisi' }
}

interface Siapa {
  /** The total of the document, or of the payment made ahead. */
  nilai: Rupiah
  /** The total of the other side of a trade-in: the larger is looked at. */
  lain?: Rupiah
  /** 'NONMEMBER' or '' for nobody known. */
  kode_customer: string
  /** A deposit or an order that is there already. */
  dokumen?: string | undefined
}

/** Tells whether the customer's identity must be known, and what the shop has on file. */
export function useIdentitasDiminta(
  { nilai, lain = nilai, kode_customer, dokumen = '-' }: Siapa,
  settings: IdentitasLimits | undefined,
): IdentitasDiminta {
  const wajib = settings !== undefined && nilai > 0 && wajibIdentitas(nilai, settings)
  const lapor = settings && laporMulai(nilai > lain ? nilai : lain, settings)
  const kode = kode_customer || 'NONMEMBER'
  const dikenal = kode !== 'NONMEMBER' || dokumen !== '-'
  // Not read, it is asked for: the server takes what is typed as well as what it has.
  const { data } = useCall(
    identitasTersimpan,
    { query: { kode_customer: kode, dokumen } },
    { enabled: wajib && dikenal && lapor === undefined },
  )
  const tercatat = (wajib && dikenal && lapor === undefined && data?.identitas) || undefined
  return useMemo(() => ({ wajib, tercatat, lapor }), [wajib, tercatat, lapor])
}

/** The same, entered here and nowhere else: of one payment. */
export function useIdentitas(siapa: Siapa, settings: IdentitasLimits | undefined) {
  const diminta = useIdentitasDiminta(siapa, settings)
  const [diisi, setDiisi] = useState(emptyIdentitas)
  return {
    diminta,
    diisi,
    change: (bagian: Partial<IdentitasDiisi>) => setDiisi((d) => ({ ...d, ...bagian })),
    dikirim: identitasDikirim(diisi, diminta),
    wrong: () => identitasError(diisi, diminta),
  }
}
