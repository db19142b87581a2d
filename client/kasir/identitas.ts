/** The identity of a customer, entered where it must be known (DOMAIN §G-3). Never kept in the browser. */
import { useMemo, useState } from 'react'
import { identitasTersimpan } from '#domain/calls/identitas.ts'
import { zIdentitas, zIdentitasPelanggan, type JENIS_IDENTITAS } from '#domain/calls/faktur.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { wajibIdentitas } from '#domain/rules/aml.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { Rupiah } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { contentErrors } from './periksa.ts'

export interface IdentitasDiisi {
  jenis: (typeof JENIS_IDENTITAS)[number]
  nomor: string
  nama: string
  alamat: string
  pekerjaan: string
}
export const emptyIdentitas: IdentitasDiisi = {
  jenis: 'KTP',
  nomor: '',
  nama: '',
  alamat: '',
  pekerjaan: '',
}
export const isEmptyIdentitas = ({ jenis: _, ...content }: IdentitasDiisi): boolean =>
  Object.values(content).every((text) => text.trim() === '')

/** As the shop has it from before: the number by its end. */
export interface IdentitasTercatat {
  jenis: string
  nomor: string
  nama: string
}
/** The identity that is needed of a document's customer. */
export interface IdentitasDiminta {
  wajib: boolean
  tercatat: IdentitasTercatat | undefined
}
export const TANPA_IDENTITAS: IdentitasDiminta = { wajib: false, tercatat: undefined }

/** The customer's part of a request: nothing where nothing is asked, or where it is on file and nobody has typed another. */
export const identitasDikirim = (
  diisi: IdentitasDiisi,
  { wajib, tercatat }: IdentitasDiminta,
): IdentitasDiisi | null => (wajib && !(tercatat && isEmptyIdentitas(diisi)) ? diisi : null)

/** Checks the job: it is asked in addition to what the schema of the call asks. */
export const pekerjaanError = (diisi: IdentitasDiisi, diminta: IdentitasDiminta): FieldError[] =>
  identitasDikirim(diisi, diminta)?.pekerjaan.trim() === ''
    ? [{ field: 'identitas.pekerjaan', message: errors.pekerjaanKosong().message }]
    : []

/** Lists all errors of the identity. */
export function identitasError(diisi: IdentitasDiisi, diminta: IdentitasDiminta): FieldError[] {
  const sent = identitasDikirim(diisi, diminta)
  if (!sent) return []
  const found = contentErrors(zIdentitasPelanggan, sent).map((e) => ({ ...e, field: `identitas.${e.field}` }))
  return [...found, ...pekerjaanError(diisi, diminta)]
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
  /** 'NONMEMBER' or '' for nobody known. */
  kode_customer: string
  /** A deposit or an order that is there already. */
  dokumen?: string | undefined
}

/** Tells whether the customer's identity must be known, and what the shop has on file. */
export function useIdentitasDiminta(
  { nilai, kode_customer, dokumen = '-' }: Siapa,
  settings: Pick<Settings, 'AML_IDENTITAS_MIN'> | undefined,
): IdentitasDiminta {
  const wajib = settings !== undefined && nilai > 0 && wajibIdentitas(nilai, settings)
  const kode = kode_customer || 'NONMEMBER'
  const dikenal = kode !== 'NONMEMBER' || dokumen !== '-'
  // Not read, it is asked for: the server takes what is typed as well as what it has.
  const { data } = useCall(
    identitasTersimpan,
    { query: { kode_customer: kode, dokumen } },
    { enabled: wajib && dikenal },
  )
  const tercatat = (wajib && dikenal && data?.identitas) || undefined
  return useMemo(() => ({ wajib, tercatat }), [wajib, tercatat])
}

/** The same, entered here and nowhere else: of one payment. */
export function useIdentitas(siapa: Siapa, settings: Pick<Settings, 'AML_IDENTITAS_MIN'> | undefined) {
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
