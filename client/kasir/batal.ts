/**
 * Decides what undoing a document needs from the signed-in user. The server's own rule is applied before the server is
 * asked.
 */
import type { DokumenDefinition } from '#domain/dokumen.ts'
import { putuskanBatal, type Dibatalkan, type Pembatalan } from '#domain/rules/pembatalan.ts'
import { currentSession } from '#client/net/session.ts'

function putusanBatal(kind: DokumenDefinition, dokumen: Dibatalkan): Pembatalan {
  const { userdata } = currentSession()!
  // Only the server says whether the shop's day is behind the calendar: a device's clock may be wrong.
  return putuskanBatal(kind, dokumen, { ...userdata, hari_ini: userdata.tgl_system })
}

/** True when the button that undoes the document is worth showing. */
export const bisaDibatalkan = (kind: DokumenDefinition, dokumen: Dibatalkan): boolean =>
  (dokumen.tgl_system === currentSession()!.userdata.tgl_system || dokumen.status_valid === 'OPEN') &&
  putusanBatal(kind, dokumen).cara !== 'tolak'
