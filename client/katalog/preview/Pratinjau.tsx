/** What the app makes of a row while it is filled in: of what stands in the form around it. */
import { Form } from 'antd'
import type { ComponentType } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { bidangGambar, type Gambar } from '../pictures.ts'
import { isianKosong, type Isian } from '../form.ts'
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

export function Pratinjau({ katalog, dasar }: { katalog: Katalog; dasar: KatalogRow | null }) {
  const form = Form.useFormInstance<Isian>()
  const typed: Isian = Form.useWatch((all: Isian) => all, form) ?? form.getFieldsValue(true)
  const isian = { ...isianKosong(katalog), ...typed }
  const gambar = (katalog.gambar ? (isian[bidangGambar(katalog)] as Gambar[] | undefined) : undefined) ?? []
  const Isi = PRATINJAU[katalog.name]!
  return (
    <figure className="app" data-tayang={isian['tayang'] === false ? 'tidak' : 'ya'}>
      <figcaption>
        {isian['tayang'] === false ? 'Tidak dilihat pelanggan' : 'Di aplikasi pelanggan'}
      </figcaption>
      <Isi
        isian={isian}
        kode={dasar ? String(dasar[katalog.key]) : undefined}
        foto={{ folder: katalog.gambar?.folder, tayang: dasar?.tayang ?? true, gambar }}
      />
    </figure>
  )
}
