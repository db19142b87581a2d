/** A catalogue as customers see one, made as staff make it: categories, items with pictures, banners, prices, gifts, opening screens. */
import type { FolderKatalog } from '#domain/katalog.ts'
import { must } from '#test/tools/client.ts'
import { jpeg } from '#test/tools/pictures.ts'
import { buildPicture } from '#test/tools/katalog.ts'
import type { Toko } from './toko.ts'

const COLORS = ['#c89b3c', '#b98a7a', '#8c9bab', '#d8c18f', '#a3b18a']
const BESAR: Record<FolderKatalog, [number, number]> = {
  KATEGORI_ICON: [192, 192],
  BANNER_ICON: [720, 405],
  INFO_ICON: [480, 480],
  ITEM: [720, 720],
  HADIAH: [720, 720],
  SPLASHSCREEN: [720, 1366],
}

/** Number of items: more than one page of them. */
export const JUMLAH_ITEM = 30

export async function fillKatalog(toko: Toko): Promise<void> {
  const staf = await toko.minta.as('OWN1')
  let berapa = 0
  const picture = async (folder: FolderKatalog): Promise<string> =>
    buildPicture(staf, folder, await jpeg(...BESAR[folder], COLORS[berapa++ % COLORS.length]!))
  const simpan = async (path: string, content: object, method = 'POST') =>
    must(await staf.send(method, `app/${path}`, content)).data

  const kategori: string[] = []
  for (const [nama_kategori, color] of [
    ['Cincin', '#F3D9B1'],
    ['Kalung & Liontin', '#D9C2F0'],
  ] as const)
    kategori.push(
      (
        await simpan('kategori-katalog', {
          nama_kategori,
          warna: color,
          gambar_name: await picture('KATEGORI_ICON'),
        })
      ).kode_kategori,
    )
  for (const title of ['Koleksi Lebaran', 'Tukar Tambah'])
    await simpan('banner-katalog', { title, ...BANNER_CONTENT, gambar_name: await picture('BANNER_ICON') })
  const { kode_info } = await simpan('info-katalog', {
    title: 'Cara Merawat Emas',
    ...BANNER_CONTENT,
    gambar_name: await picture('INFO_ICON'),
  })
  for (let nomor = 1; nomor <= JUMLAH_ITEM; nomor++) {
    const pertama = nomor === 1
    await simpan('item-katalog', {
      kode_kategori: kategori[(nomor + 1) % 2],
      nama_barang: pertama ? 'Cincin <Melati> & "Mawar"' : `Perhiasan ${nomor}`,
      berat: 1.5 + nomor * 0.125,
      harga_jual: 1_500_000 + nomor * 50_000,
      direct_url: 'https://contoh.example/perhiasan',
      kode_info: pertama ? [kode_info] : [],
      hashtag_kadar: ['17K'],
      hashtag_jenis: pertama ? ['#kado ulang tahun', '#couple/pasangan'] : [],
      gambar_name: await Promise.all((pertama ? [1, 2, 3] : [1]).map(() => picture('ITEM'))),
    })
  }
  await simpan('member/admin-chat', { nama_admin: 'Rina', no_hp: '081234567890' })
  await simpan('member/list-gift', {
    nama_hadiah: 'Payung Lipat',
    info: 'Warna emas',
    sub_info: 'Selama ada',
    point: 1_500,
    gambar_name: await picture('HADIAH'),
  })
  await simpan('harga', { nama_harga_app: 'Emas Perhiasan', detail_group: ['G375', 'G700'] })
  await simpan('member/group-description', { kode_group: 'G375', description: 'Untuk sehari-hari' })
  for (const [screen, text, position] of SPLASH)
    await simpan(
      `splash-screen/${screen}`,
      { text, position, image_path: `/katalog/v1/gambar/SPLASHSCREEN/${await picture('SPLASHSCREEN')}.jpg` },
      'PUT',
    )
}

const BANNER_CONTENT = {
  info: 'Diskon ongkos 20%',
  sub_info: 'Berlaku sampai akhir bulan',
  url_pendukung: 'https://contoh.example/promo',
  nama_tombol: 'Lihat Promo',
}
const SPLASH = [
  ['GUEST-1', 'Selamat datang', 'bottom'],
  ['GUEST-2', 'Emas asli, bersertifikat', 'top'],
  ['GUEST-3', 'Kumpulkan poin', 'bottom'],
  ['MEMBER', 'Halo, member', 'bottom'],
] as const
