import {
  cabutKatalogMember,
  kodeKatalogMember,
  pengaturanKatalog,
  ubahPengaturanKatalog,
} from '#domain/calls/katalog-member.ts'
import {
  bannerUmum,
  publicPicture,
  hadiahUmum,
  hargaUmum,
  infoUmum,
  itemUmum,
  kategoriUmum,
  keluarUmum,
  kontakUmum,
  masukUmum,
  memberUmum,
  satuItemUmum,
  splashUmum,
  tokoUmum,
} from '#domain/calls/katalog-umum.ts'
import type { CallDefinition, CallInput, CallReply } from '#domain/call.ts'
import type { Refusal } from '#domain/errors.ts'
import type { RouteUmum, UmumContext } from './layani.ts'
import { loggedRoute, route } from '../../http/route.ts'
import type { Content } from './content.ts'
import * as answer from './answer.ts'
import { cabut, kode } from './kode.ts'
import { keluar, masuk } from './masuk.ts'
import { member } from './member.ts'
import { read, ubah } from './pengaturan.ts'
import type { Area } from '../../dokumen/area.ts'

const routes = [
  loggedRoute(kodeKatalogMember, kode),
  route(cabutKatalogMember, cabut),
  route(pengaturanKatalog, read),
  route(ubahPengaturanKatalog, ubah),
]

const list = <C extends CallDefinition>(
  call: C,
  dari: (content: Content, input: CallInput<C>) => CallReply<C>,
): RouteUmum => ({ call, jenis: 'daftar', answer: dari as (content: Content, input: never) => unknown })

const satuMember = <C extends CallDefinition>(
  call: C,
  olah: (ctx: UmumContext, input: CallInput<C>) => Promise<CallReply<C> | Refusal>,
): RouteUmum => ({ call, jenis: 'member', olah: olah as never })

/** Calls that are answered to anybody. */
export const routesUmum: readonly RouteUmum[] = [
  list(tokoUmum, answer.toko),
  list(hargaUmum, answer.harga),
  list(kategoriUmum, answer.kategori),
  list(bannerUmum, answer.banner),
  list(infoUmum, answer.info),
  list(itemUmum, answer.item),
  list(satuItemUmum, answer.satu),
  list(hadiahUmum, answer.hadiah),
  list(kontakUmum, answer.kontak),
  list(splashUmum, answer.splash),
  { call: publicPicture, jenis: 'gambar' },
  satuMember(masukUmum, masuk),
  satuMember(memberUmum, member),
  satuMember(keluarUmum, keluar),
]

export const area: Area = { routes }
