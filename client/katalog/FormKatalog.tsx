import { Form, Switch } from 'antd'
import { useState } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { messages } from '#domain/messages.ts'
import { Formulir } from '#client/ui/Formulir.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { Field, PictureField } from './Field.tsx'
import { rowAddress } from './pictures.ts'
import { fieldOf, formFrom, emptyForm, type Entered } from './form.ts'
import { readableKode } from './columns.tsx'
import { Pratinjau } from './preview/Pratinjau.tsx'
import { useBase } from './useBase.ts'
import { useSimpan } from './useSimpan.ts'

interface Props {
  katalog: Katalog
  /** The row to edit; null makes a new one. */
  row: KatalogRow | null
  /** All there are: what one has another cannot choose. */
  rows: readonly KatalogRow[]
  onClose: () => void
}

/** Tambah or Edit, in a static modal, with what the app makes of it beside. Nothing typed is lost when a save fails. */
export function FormKatalog({ katalog, row, rows, onClose }: Props) {
  const [form] = Form.useForm<Entered>()
  const { base, susul } = useBase(katalog, row, form)
  const { mengirim, simpan } = useSimpan({ katalog, form, base, susul, onClose })
  const [menyiapkan, siapkan] = useState(false)

  return (
    <StaticModal
      open
      title={`${base ? 'Edit' : 'Tambah'} ${katalog.title}`}
      onClose={onClose}
      onOk={() => void simpan()}
      okText={mengirim ? messages.sedangMenyimpan : messages.simpanData}
      busy={mengirim}
      okDisabled={menyiapkan}
      width={1000}
    >
      <Formulir
        form={form}
        initialValues={row ? formFrom(katalog, row) : emptyForm(katalog)}
        className="katalog-form"
      >
        <div className="katalog-isian">
          {base && !katalog.kunci && (
            <p className="katalog-kode muted">
              {katalog.keyLabel} <strong>{readableKode(base[katalog.key])}</strong>
            </p>
          )}
          {fieldOf(katalog, !base).map(([name, field], i) => (
            <Field
              key={name}
              name={name}
              field={field}
              katalog={katalog}
              rows={rows.filter((one) => one[katalog.key] !== base?.[katalog.key])}
              pertama={i === 0}
            />
          ))}
          <Form.Item name="tayang" label="Tayang" valuePropName="checked" extra="Dilihat pelanggan">
            <Switch checkedChildren="Ya" unCheckedChildren="Tidak" />
          </Form.Item>
          <PictureField
            katalog={katalog}
            wajib={!katalog.picture?.tetap || (base !== null && rowAddress(katalog, base).length > 0)}
            tayang={base?.tayang ?? true}
            onMenyiapkan={siapkan}
          />
        </div>
        <aside className="katalog-pratinjau" aria-label="Pratinjau">
          <Lipat nama="Pratinjau">
            <Pratinjau katalog={katalog} base={base} />
          </Lipat>
        </aside>
      </Formulir>
    </StaticModal>
  )
}
