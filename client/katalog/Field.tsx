import { Form } from 'antd'
import { masukan, type FieldKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { pictureFields, type Picture } from './pictures.ts'
import { salahnya } from './form.ts'
import { Kontrol } from './Kontrol.tsx'
import { PicturePicker } from './PicturePicker.tsx'

interface FieldProps {
  name: string
  field: FieldKatalog
  katalog: Katalog
  rows: readonly KatalogRow[]
  pertama: boolean
}
/** A field of the form; its own rule is checked as it is typed. */
export function Field({ name, field, katalog, rows, pertama }: FieldProps) {
  const length = field.kind === 'teks' && (field.max ?? 0) >= 500
  const width = length || field.kind === 'url' || field.kind === 'daftar-group'
  return (
    <Form.Item
      name={name}
      label={field.label}
      required={!masukan(field).safeParse(undefined).success}
      extra={field.help ?? BANTU[field.kind]}
      {...(width && { className: 'katalog-lebar' })}
      rules={[
        {
          validator: async (_, value: unknown) => {
            const wrong = salahnya(field, value)
            if (wrong) throw new Error(wrong)
          },
        },
      ]}
    >
      <Kontrol field={field} katalog={katalog} rows={rows} autoFocus={pertama} />
    </Form.Item>
  )
}

const BANTU: { [K in FieldKatalog['kind']]?: string } = {
  hashtag: 'Dipisah koma: #375, #16K',
  url: 'Diawali https://',
}

/** The pictures of a row, where a catalogue has any. */
export function PictureField({
  katalog,
  wajib,
  tayang,
  onMenyiapkan,
}: {
  katalog: Katalog
  wajib: boolean
  tayang: boolean
  onMenyiapkan: (menyiapkan: boolean) => void
}) {
  const { picture } = katalog
  if (!picture) return null
  return (
    <Form.Item
      name={pictureFields(katalog)}
      label="Gambar"
      required={wajib}
      className="katalog-penuh"
      rules={[
        {
          validator: async (_, content: Picture[] | undefined) => {
            if (wajib && !content?.length) throw new Error(picture.empty)
          },
        },
      ]}
    >
      <PicturePicker
        folder={picture.folder}
        maks={picture.maks}
        tayang={tayang}
        onMenyiapkan={onMenyiapkan}
      />
    </Form.Item>
  )
}
