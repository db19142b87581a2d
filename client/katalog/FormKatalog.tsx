import { Form, Switch } from 'antd'
import { useState } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { messages } from '#domain/messages.ts'
import { Formulir } from '#client/ui/Formulir.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { Bidang, BidangGambar } from './Field.tsx'
import { rowAddress } from './pictures.ts'
import { bidangBidang, isianDari, isianKosong, type Isian } from './form.ts'
import { readableKode } from './columns.tsx'
import { Pratinjau } from './preview/Pratinjau.tsx'
import { useDasar } from './useBase.ts'
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
  const [form] = Form.useForm<Isian>()
  const { dasar, susul } = useDasar(katalog, row, form)
  const { mengirim, simpan } = useSimpan({ katalog, form, dasar, susul, onClose })
  const [menyiapkan, siapkan] = useState(false)

  return (
    <StaticModal
      open
      title={`${dasar ? 'Edit' : 'Tambah'} ${katalog.title}`}
      onClose={onClose}
      onOk={() => void simpan()}
      okText={mengirim ? messages.sedangMenyimpan : messages.simpanData}
      busy={mengirim}
      okDisabled={menyiapkan}
      width={1000}
    >
      <Formulir
        form={form}
        initialValues={row ? isianDari(katalog, row) : isianKosong(katalog)}
        className="katalog-form"
      >
        <div className="katalog-isian">
          {dasar && !katalog.kunci && (
            <p className="katalog-kode muted">
              {katalog.keyLabel} <strong>{readableKode(dasar[katalog.key])}</strong>
            </p>
          )}
          {bidangBidang(katalog, !dasar).map(([name, field], i) => (
            <Bidang
              key={name}
              name={name}
              field={field}
              katalog={katalog}
              rows={rows.filter((one) => one[katalog.key] !== dasar?.[katalog.key])}
              pertama={i === 0}
            />
          ))}
          <Form.Item name="tayang" label="Tayang" valuePropName="checked" extra="Dilihat pelanggan">
            <Switch checkedChildren="Ya" unCheckedChildren="Tidak" />
          </Form.Item>
          <BidangGambar
            katalog={katalog}
            wajib={!katalog.gambar?.tetap || (dasar !== null && rowAddress(katalog, dasar).length > 0)}
            tayang={dasar?.tayang ?? true}
            onMenyiapkan={siapkan}
          />
        </div>
        <aside className="katalog-pratinjau" aria-label="Pratinjau">
          <Lipat nama="Pratinjau">
            <Pratinjau katalog={katalog} dasar={dasar} />
          </Lipat>
        </aside>
      </Formulir>
    </StaticModal>
  )
}
