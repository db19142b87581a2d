/** Describes what screens do with any kind of document. Every area gives its own description in its dokumen.tsx. */
import type { ComponentType } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import type { Menunggu } from '#domain/calls/validasi.ts'
import type { MenuPath } from '#domain/menus.ts'
import type { Cetakan } from './useCetak.ts'

/** A document of the queue; `urut` is above 1 for an addition to a deposit. */
export type Ditunjuk = Pick<Menunggu, 'dokumen' | 'no_faktur_group' | 'urut'>

export interface ScreenDokumen {
  /** All of it, to look at. */
  Detail: ComponentType<{ no: string }>
  /** The same with its paper and its next steps, in front of what is open. */
  Window?: ComponentType<{ no: string; onTutup: () => void }>
  /** The screen with its next steps, where that is no window. */
  screen?: MenuPath
  /** Without a window of its own: its paper, for whoever may make the call that counts its prints. */
  paper?: { cetak: CallDefinition; nota: (no: string) => Cetakan }
}

/** A kind that the cashier confirms. */
export interface QueueDokumen extends ScreenDokumen {
  /** Confirms it; answers what is said of it beside 'Berhasil'. @throws ApiError */
  validasi: (m: Ditunjuk) => Promise<string[]>
  /** Things handed to the customer with the document: '2 barang', 'nota penjualan'. */
  serahkan: (m: Pick<Menunggu, 'qty' | 'keterangan'>) => string[]
  /** The name in the queue, where keterangan or kind alone does not say it. */
  sebutan?: (m: Pick<Menunggu, 'kind' | 'keterangan'>) => string
  tolak: (m: Ditunjuk, alasan: string) => Promise<unknown>
  calls: { validasi: CallDefinition; batal: CallDefinition }
  nota: (m: Ditunjuk) => Cetakan
  /** Calls whose answers change with it. */
  changes: readonly CallDefinition[]
}

/** Points and coupons that a customer has got by the document. */
export const didapat = ({ poin, kupon }: { poin: number; kupon: string[] }): string[] => [
  ...(poin > 0 ? [`${poin} poin`] : []),
  ...(kupon.length > 0 ? [`kupon ${kupon.join(', ')}`] : []),
]

/** Cleans the text typed to find a document: its number, whole or short, or the QR of its nota. */
export const kodeNota = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9. -]/g, '')
