/** What undoing a document asks of whom stands here: decided by the server's own rule, before the server is asked. */
import type { DokumenDefinition } from '#domain/dokumen.ts'
import { putuskanBatal, type Dibatalkan, type Pembatalan } from '#domain/rules/pembatalan.ts'
import { currentSession } from '#client/net/session.ts'

function putusanBatal(kind: DokumenDefinition, dokumen: Dibatalkan): Pembatalan {
  const { userdata } = currentSession()!
  // Whether the shop's day is behind the calendar is the server's to say: a device's clock may be wrong.
  return putuskanBatal(kind, dokumen, { ...userdata, hari_ini: userdata.tgl_system })
}

/** Whether the button that undoes it is worth showing. */
export const bisaDibatalkan = (kind: DokumenDefinition, dokumen: Dibatalkan): boolean =>
  (dokumen.tgl_system === currentSession()!.userdata.tgl_system || dokumen.status_valid === 'OPEN') &&
  putusanBatal(kind, dokumen).cara !== 'tolak'
