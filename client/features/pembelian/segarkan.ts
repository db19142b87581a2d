import { cariNotaBeli, type NotaBeli } from '#domain/calls/pembelian.ts'
import { ApiError, call } from '#client/net/api.ts'
import { tellError } from '#client/net/dialogs.ts'

/** The nota as it is now, with today's prices; undefined when it can no longer be bought, which has been told. */
export async function notaSekarang(no_faktur_jual: string): Promise<NotaBeli | undefined> {
  try {
    return (await call(cariNotaBeli, { params: { kode: no_faktur_jual } }))[0]
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tellError(error.message)
    return undefined
  }
}
