/** Cash and bank entries over HTTP: what the four screens send. */
import type { KasBankScreen } from '#domain/rules/kas-bank.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked } from './till.ts'

export const BCA = '1234567890'

export interface KasDiminta {
  kode_transaksi: string
  jumlah: number
  no_rekening?: string
  no_rekening_tujuan?: string
  kode_sales?: string
  keterangan?: string
  id_trx?: string
  id_otorisasi?: string | string[]
}

export const writeKas = (staf: Client, screen: KasBankScreen, content: KasDiminta): Promise<Reply> =>
  staf.send('POST', `kas-bank/${screen}`, {
    id_trx: idTrx(),
    keterangan: 'UJI',
    ...(screen.endsWith('bank') ? { no_rekening: BCA } : {}),
    ...content,
  })

/** The same, with whatever otorisasi it asks for. @returns its number */
export async function buildKas(staf: Client, screen: KasBankScreen, content: KasDiminta): Promise<string> {
  const id_trx = idTrx()
  return must(await allowedIfAsked(staf, () => writeKas(staf, screen, { id_trx, ...content }))).data.no_kas
}

export const batalKas = (staf: Client, no_kas: string): Promise<Reply> =>
  allowedIfAsked(staf, () =>
    staf.send('POST', 'kas-bank/batal', { no_kas, alasan: 'SALAH NOMINAL', id_trx: idTrx() }),
  )
