import {
  cabutKatalogMember,
  kodeKatalogMember,
  pengaturanKatalog,
  ubahPengaturanKatalog,
} from '#domain/calls/katalog-member.ts'
import {
  bannerUmum,
  gambarUmum,
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
import type { Isi } from './content.ts'
import * as jawab from './answer.ts'
import { cabut, kode } from './kode.ts'
import { keluar, masuk } from './masuk.ts'
import { member } from './member.ts'
import { read, ubah } from './pengaturan.ts'

export const routes = [
  loggedRoute(kodeKatalogMember, kode),
  route(cabutKatalogMember, cabut),
  route(pengaturanKatalog, read),
  route(ubahPengaturanKatalog, ubah),
]

const list = <C extends CallDefinition>(
  call: C,
  dari: (isi: Isi, input: CallInput<C>) => CallReply<C>,
): RouteUmum => ({ call, jenis: 'daftar', jawab: dari as (isi: Isi, input: never) => unknown })

const satuMember = <C extends CallDefinition>(
  call: C,
  olah: (ctx: UmumContext, input: CallInput<C>) => Promise<CallReply<C> | Refusal>,
): RouteUmum => ({ call, jenis: 'member', olah: olah as never })

/** What anybody is answered. */
export const routesUmum: readonly RouteUmum[] = [
  list(tokoUmum, jawab.toko),
  list(hargaUmum, jawab.harga),
  list(kategoriUmum, jawab.kategori),
  list(bannerUmum, jawab.banner),
  list(infoUmum, jawab.info),
  list(itemUmum, jawab.item),
  list(satuItemUmum, jawab.satu),
  list(hadiahUmum, jawab.hadiah),
  list(kontakUmum, jawab.kontak),
  list(splashUmum, jawab.splash),
  { call: gambarUmum, jenis: 'gambar' },
  satuMember(masukUmum, masuk),
  satuMember(memberUmum, member),
  satuMember(keluarUmum, keluar),
]
