/** The shops that screens are tested in, by their past: recorded.test.ts asks each of them for the replies that are kept. */
import { askOf, inDatabase, type Ask } from './ask.ts'
import { must } from './client.ts'
import { closeDay } from './close.ts'
import { buildCoupons, buildMember, buildSettings, buildUser } from './factories.ts'
import { buildHadiahDiserahkan } from './hadiah.ts'
import { buildHutangSah } from './hutang.ts'
import { buildPesanan, buildPesananProses, buildTukang } from './pesanan.ts'
import { startTestServer, type TestServer } from './server.ts'
import { buildSale, validate } from './till.ts'
import { buildTitipan, cash } from './titipan.ts'
import { buildJadi } from './tukang.ts'

export interface World {
  server: TestServer
  ask: Ask
}

/** A sale that the cashier has confirmed, one that waits, and a password that was wrong. */
async function busy({ ask }: World): Promise<void> {
  const no = await buildSale(await ask.as('SLS1'), { barang: ['00000001', '00000002'] })
  must(await validate(await ask.as('KSR1'), no))
  await buildSale(await ask.as('SLS1'), { barang: ['00000003'] })
}

/** A world where nothing has happened, with a user who has been given no screen. */
async function menu({ server }: World): Promise<void> {
  await buildUser(server, { user_id: 'KOSONG', level: 'GDG' })
  await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
}

/** For an owner to look at: a day with one sale of two pieces, and a password of an otorisasi that was wrong. */
async function beranda({ ask }: World): Promise<void> {
  const no = await buildSale(await ask.as('SLS1'), { barang: ['00000001', '00000003'] })
  must(await validate(await ask.as('KSR1'), no))
  await ask('KSR1', 'POST', 'authorization', {
    user_id: 'SPV1',
    password: 'salah',
    kategori: 'BATAL PENJUALAN',
    description: no,
    keterangan: '-',
  })
}

/** A sale whose prize of a draw was fetched, two that wait, one of them unpaid, a deposit that waits; two accounts of one bank. */
async function penjualan({ server, ask }: World): Promise<void> {
  await inDatabase(
    server,
    `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
     VALUES ('TK01', '7770001112', 'BCA', 'KENCANA DUA')`,
  )
  await buildCoupons(server, 'G375', { berat: 2 })
  const [till, kasir] = [await ask.as('SLS1'), await ask.as('KSR1')]
  const no = await buildSale(till, { barang: ['00000001'] })
  must(await validate(kasir, no))
  // Coupons have a number of chance: in a world that is opened again it is the same.
  await inDatabase(server, `UPDATE kupon SET kode_kupon = 'KP25UJIUJI22'`)
  await buildHadiahDiserahkan(server, 'KP25UJIUJI22')
  await buildSale(till, { barang: ['00000002'] })
  await buildSale(till, { barang: ['00000004'], pembayaran: [] })
  await buildTitipan(till, { pembayaran: cash(250_000) })
}

/** A sale of yesterday; today nothing yet. */
async function kemarin(world: World): Promise<void> {
  must(
    await validate(
      await world.ask.as('KSR1'),
      await buildSale(await world.ask.as('SLS1'), { barang: ['00000001'] }),
    ),
  )
  await buildSettings(world.server, { TIMBANG_BAKI_TUTUP: 'TIDAK', HITUNG_KAS_TUTUP: 'TIDAK' })
  world.ask = await closeDay(world.server, world.ask, '2025-01-16')
}

/** An order in each column of the board. */
async function pesanan({ server, ask }: World): Promise<void> {
  await buildTukang(server)
  const staf = await ask.as('SPV1')
  await buildPesanan(staf, { nama_customer: 'IBU BARU', estimasi_tanggal: '2025-01-16' })
  await buildPesananProses(staf, { nama_customer: 'IBU TUKANG', estimasi_tanggal: '2025-01-20' })
  await buildJadi(staf, { nama_customer: 'IBU JADI' })
  await buildPesanan(staf, { nama_customer: 'IBU LAMA', estimasi_tanggal: '2025-01-15' })
}

/** A loan that runs. */
const hutang = async ({ ask }: World): Promise<void> =>
  void (await buildHutangSah(await ask.as('KSR1'), { no_amplop: 'AMP-0001' }))

/** A loan that runs in a shop that gives no more of them. */
async function hutangDitutup(world: World): Promise<void> {
  await hutang(world)
  await buildSettings(world.server, { MODUL_HUTANG: 'TIDAK' })
}

/** A shop without a licence to lend, on the first day on which it is asked for. */
async function tanpaIzin({ server }: World): Promise<void> {
  await inDatabase(server, `UPDATE toko SET tgl_system = '2026-01-13'`)
  server.clock.set('2026-01-13')
}

/** Gifts on the shelf and off it, somebody with points, somebody who was deactivated. */
async function member({ server, ask }: World): Promise<void> {
  for (const kode_hadiah of ['GELAS', 'PAYUNG'])
    must(await ask('OWN1', 'POST', 'hadiah', { kode_hadiah, nama_hadiah: `${kode_hadiah} SET`, poin: 2 }))
  const bought = [{ kode_hadiah: 'GELAS', qty: 3, total_uang: 30_000 }]
  must(
    await ask('OWN1', 'POST', 'hadiah/beli', {
      tanggal: '2025-01-15',
      supplier: 'AWAL',
      detail_hadiah: bought,
    }),
  )
  await buildMember(server, { kode_member: 'MTK010000601', nama_customer: 'BU LAMA', point: 6 })
  await buildMember(server, {
    kode_member: 'MTK010000602',
    nama_customer: 'PAK PULANG',
    no_hp: '081266665555',
  })
  must(await ask('OWN1', 'DELETE', 'member/MTK010000602', {}))
}

/** Two members with one number, from before it had one spelling. */
async function nomorGanda({ server }: World): Promise<void> {
  await buildMember(server, {
    kode_member: 'MTK010000701',
    nama_customer: 'BU SATU',
    no_hp: '6281266667777',
    point: 4,
  })
  await buildMember(server, { kode_member: 'MTK010000702', nama_customer: 'BU SATU', no_hp: '081266667777' })
}

const WORLDS: Record<string, (world: World) => Promise<void>> = {
  /** The fixture, on its day, untouched. */
  quiet: async () => {},
  busy,
  menu,
  beranda,
  penjualan,
  kemarin,
  pesanan,
  hutang,
  'hutang-ditutup': hutangDitutup,
  'auto-validasi': ({ server }) => buildSettings(server, { AUTO_VALIDASI: 'YA' }),
  'tanpa-hutang': ({ server }) => buildSettings(server, { MODUL_HUTANG: 'TIDAK' }),
  'tanpa-izin': tanpaIzin,
  member,
  'nomor-ganda': nomorGanda,
}

export async function openWorld(name: string): Promise<World> {
  const server = await startTestServer()
  const world = { server, ask: askOf(server) }
  await WORLDS[name]!(world)
  return world
}
