/** The catalogues of the customers' app, in the order of the menu. */
import type { Katalog } from '../katalog.ts'
import { bannerKatalog } from './banner.ts'
import { groupDescriptionKatalog } from './group-description.ts'
import { hadiahKatalog } from './hadiah.ts'
import { hargaKatalog } from './harga.ts'
import { infoKatalog } from './info.ts'
import { itemKatalog } from './item.ts'
import { kategoriKatalog } from './kategori.ts'
import { kontakAdminKatalog } from './kontak-admin.ts'
import { splashscreenKatalog } from './splashscreen.ts'

export const katalogs: readonly Katalog[] = [
  kategoriKatalog,
  itemKatalog,
  hargaKatalog,
  bannerKatalog,
  infoKatalog,
  hadiahKatalog,
  kontakAdminKatalog,
  groupDescriptionKatalog,
  splashscreenKatalog,
]

export const katalogOf = (name: string): Katalog => katalogs.find((k) => k.name === name)!
export const katalogAt = (path: string): Katalog => katalogs.find(({ menu }) => menu === path)!
