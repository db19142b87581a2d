/** Where a piece that is bought without nota came from: the paper that says so, or why there is none (DOMAIN §P.3). */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Settings } from './para-system.ts'

export const DOKUMEN_ASAL = ['SURAT RT/DESA', 'SURAT KEHILANGAN', 'LAIN'] as const
export type DokumenAsal = (typeof DOKUMEN_ASAL)[number]

export interface Asal {
  dokumen_asal: DokumenAsal | null
  /** Why it is another one; '-' of the others. */
  alasan_asal: string
}
export const TANPA_ASAL: Asal = { dokumen_asal: null, alasan_asal: '-' }

type Diminta = {
  dokumen_asal?: DokumenAsal | null | undefined
  alasan_asal?: string | undefined
}
const alasan = ({ alasan_asal = '-' }: Diminta): string => (alasan_asal.trim() === '' ? '-' : alasan_asal)

/** As it is kept. A reason is of LAIN alone. */
export const asalDari = (line: Diminta): Asal => ({
  dokumen_asal: line.dokumen_asal ?? null,
  alasan_asal: line.dokumen_asal === 'LAIN' ? alasan(line) : '-',
})

/** Of a line without nota. @param harus whether one must be named: on screens always, on the server where DOKUMEN_ASAL says so */
export const periksaAsal = (line: Diminta, harus: boolean): Refusal[] => [
  ...(harus && !line.dokumen_asal ? [errors.dokumenAsalKosong().at('dokumen_asal')] : []),
  ...(line.dokumen_asal === 'LAIN' && alasan(line) === '-'
    ? [errors.alasanAsalKosong().at('alasan_asal')]
    : []),
]

export const asalWajib = ({ DOKUMEN_ASAL: mode }: Pick<Settings, 'DOKUMEN_ASAL'>): boolean => mode === 'WAJIB'
/** Screens ask wherever the shop has not said that it does not want to know. */
export const asalDitanya = ({ DOKUMEN_ASAL: mode }: Pick<Settings, 'DOKUMEN_ASAL'>): boolean =>
  mode !== 'TIDAK'

/** 'SURAT KEHILANGAN'; 'LAIN: WARISAN ORANG TUA'; 'tanpa dokumen asal' */
export const sebutAsal = ({
  dokumen_asal,
  alasan_asal,
}: {
  dokumen_asal: string | null
  alasan_asal: string
}) =>
  dokumen_asal === null
    ? 'tanpa dokumen asal'
    : alasan_asal === '-'
      ? dokumen_asal
      : `${dokumen_asal}: ${alasan_asal}`
