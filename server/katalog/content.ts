/** Values sent by a form of a catalogue, as they are written. */
import type { Katalog } from '#domain/katalog.ts'
import type { Content } from './read.ts'
import { namaDariAlamat } from './pictures.ts'

export type Body = Record<string, unknown>

/** @param row the one that is edited; null when it is being made */
export function contentFrom(
  katalog: Katalog,
  body: Body,
  row: { kode: string; sebelum: Content } | null,
): Content {
  const { picture, fields } = katalog
  const hashtag = { hashtag_lm: body['hashtag_lm'] ?? body['hashtag_km'] ?? [] }
  const nama = picture?.tetap
    ? namaDariAlamat(
        picture.folder,
        row!.kode,
        String(body['image_path']),
        row!.sebelum['gambar_name'] as null,
      )
    : body['gambar_name']
  return {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, body[name]])),
    ...('hashtag_lm' in fields && hashtag),
    ...(picture && { gambar_name: nama }),
    tayang: body['tayang'],
  }
}
