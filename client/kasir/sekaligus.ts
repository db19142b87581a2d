/** Saved and validated in one act, by whoever may do both. */
import type { CallDefinition } from '#domain/call.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { mayMake } from '#client/net/may.ts'

/**
 * Not where another user must confirm it, nor where every save does already.
 * @param validasi the call that confirms such a document
 */
export const bisaSekaligus = (
  validasi: CallDefinition,
  settings: Pick<Settings, 'AUTO_VALIDASI' | 'VALIDASI_BEDA_USER'> | undefined,
): boolean =>
  settings !== undefined && !settings.AUTO_VALIDASI && !settings.VALIDASI_BEDA_USER && mayMake(validasi)
