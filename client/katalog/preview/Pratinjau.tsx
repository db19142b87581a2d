/** Previews how the app shows a row while it is filled in, from the values of the form around it. */
import { Form } from 'antd'
import type { ComponentType } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { pictureFields, type Picture } from '../pictures.ts'
import { emptyForm, type Entered } from '../form.ts'
import { PratinjauBanner } from './Banner.tsx'
import { PratinjauGroup } from './Group.tsx'
import { PratinjauHadiah } from './Hadiah.tsx'
import { PratinjauHarga } from './Harga.tsx'
import { PratinjauItem } from './Item.tsx'
import { PratinjauKategori } from './Kategori.tsx'
import { PratinjauKontak } from './Kontak.tsx'
import { PratinjauSplash } from './Splash.tsx'
import type { PratinjauProps } from './props.ts'
import './pratinjau.css'

const PRATINJAU: Record<string, ComponentType<PratinjauProps>> = {
  'kategori-katalog': PratinjauKategori,
  'item-katalog': PratinjauItem,
  'harga-katalog': PratinjauHarga,
  'banner-katalog': PratinjauBanner,
  'info-katalog': PratinjauBanner,
  'hadiah-katalog': PratinjauHadiah,
  'kontak-admin-katalog': PratinjauKontak,
  'group-description-katalog': PratinjauGroup,
  'splashscreen-katalog': PratinjauSplash,
}

export function Pratinjau({ katalog, base }: { katalog: Katalog; base: KatalogRow | null }) {
  const form = Form.useFormInstance<Entered>()
  const typed: Entered = Form.useWatch((all: Entered) => all, form) ?? form.getFieldsValue(true)
  const entered = { ...emptyForm(katalog), ...typed }
  const pictures =
    (katalog.picture ? (entered[pictureFields(katalog)] as Picture[] | undefined) : undefined) ?? []
  const Content = PRATINJAU[katalog.name]!
  return (
    <figure className="app" data-tayang={entered['tayang'] === false ? 'tidak' : 'ya'}>
      <figcaption>
        {entered['tayang'] === false ? 'Tidak dilihat pelanggan' : 'Di aplikasi pelanggan'}
      </figcaption>
      <Content
        form={entered}
        kode={base ? String(base[katalog.key]) : undefined}
        foto={{ folder: katalog.picture?.folder, tayang: base?.tayang ?? true, pictures }}
      />
    </figure>
  )
}
