import { gantiToko as call } from '#domain/calls/sesi.ts'
import { ApiError, call as send } from './api.ts'
import { tellFailure } from './query.ts'
import { openSession } from './session.ts'

/**
 * Goes on in another shop: a session there in place of this one, and a page of its own, for nothing of this shop may stand on it.
 * What was typed here is put by until its user is back.
 */
export async function gantiToko(kode_toko: string): Promise<void> {
  try {
    openSession(await send(call, { body: { kode_toko } }))
    location.assign('/dashboard')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tellFailure(error)
  }
}
