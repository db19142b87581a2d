/** What a form of a catalogue sent, as it is written. */
import type { Katalog } from '#domain/katalog.ts'
import type { Isi } from './read.ts'
import { namaDariAlamat } from './pictures.ts'

export type Body = Record<string, unknown>

/** @param row the one that is edited; null when it is being made */
export function isiDari(katalog: Katalog, body: Body, row: { kode: string; sebelum: Isi } | null): Isi {
  const { gambar, fields } = katalog
  const hashtag = { hashtag_lm: body['hashtag_lm'] ?? body['hashtag_km'] ?? [] }
  const nama = gambar?.tetap
    ? namaDariAlamat(
        gambar.folder,
        row!.kode,
        String(body['image_path']),
        row!.sebelum['gambar_name'] as null,
      )
    : body['gambar_name']
  return {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, body[name]])),
    ...('hashtag_lm' in fields && hashtag),
    ...(gambar && { gambar_name: nama }),
    tayang: body['tayang'],
  }
}
