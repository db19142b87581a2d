/** An entry of drawer or account as it is opened by its number. */
import type { ScreenDokumen } from '#client/kasir/dokumen.ts'
import { DetailKas } from './DetailKas.tsx'
import { ModalKas } from './ModalKas.tsx'

export const kas: ScreenDokumen = { Detail: DetailKas, Window: ModalKas }
