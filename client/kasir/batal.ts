/** What undoing a document asks of whom stands here: decided by the server's own rule, before the server is asked. */
import type { DokumenDefinition } from '#domain/dokumen.ts'
import { disetujuiBatal, type BatalDisetujui } from '#domain/rules/disetujui.ts'
import { putuskanBatal, type Dibatalkan, type Pembatalan } from '#domain/rules/pembatalan.ts'
import { currentSession } from '#client/net/session.ts'
import type { useOtorisasi } from './Otorisasi.tsx'

export function putusanBatal(kind: DokumenDefinition, dokumen: Dibatalkan): Pembatalan {
  const { userdata } = currentSession()!
  // Whether the shop's day is behind the calendar is the server's to say: a device's clock may be wrong.
  return putuskanBatal(kind, dokumen, { ...userdata, hari_ini: userdata.tgl_system })
}

/** Whether the button that undoes it is worth showing. */
export const bisaDibatalkan = (kind: DokumenDefinition, dokumen: Dibatalkan): boolean =>
  (dokumen.tgl_system === currentSession()!.userdata.tgl_system || dokumen.status_valid === 'OPEN') &&
  putusanBatal(kind, dokumen).cara !== 'tolak'

/**
 * Asks for the otorisasi, where there is one to ask for. What the rule refuses is sent all the same: the server says why.
 * @returns what the request carries; null when it was not given
 */
export async function mintaIzinBatal(
  { ask }: Pick<ReturnType<typeof useOtorisasi>, 'ask'>,
  kind: DokumenDefinition,
  dokumen: Dibatalkan,
  batal: Pick<BatalDisetujui, 'alasan' | 'baris' | 'hadiah'>,
): Promise<{ id_otorisasi?: string } | null> {
  const putusan = putusanBatal(kind, dokumen)
  if (putusan.cara !== 'balik' || !putusan.otorisasi) return {}
  const id_otorisasi = await ask({
    kategori: putusan.otorisasi,
    description: dokumen.no,
    disetujui: disetujuiBatal({ ...dokumen, ...batal }),
  })
  return id_otorisasi === null ? null : { id_otorisasi }
}
