/** Five years later: what was done with people in 2020 is due in 2025, and is forgotten without a figure of the books moving. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildBayarSah } from '#test/tools/bayar-hutang.ts'
import { IDENTITAS } from '#test/tools/beli.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, type Client } from '#test/tools/client.ts'
import { buildMember, buildSettings, buildUser } from '#test/tools/factories.ts'
import { buildHutang, buildHutangSah } from '#test/tools/hutang.ts'
import { perLayout, reports, request } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  allowedIfAsked,
  authorise,
  buildSale,
  buildValidSale,
  save,
  saleBody,
  validate,
} from '#test/tools/till.ts'

const DULU = '2020-01-15'
const KINI = '2025-02-15'
const [LAMA, BARU, BERJALAN] = ['MTK010000017', 'MTK010000025', 'MTK010000033'] as const

let server: TestServer
let kasir: Client
beforeEach(async () => {
  server = await startTestServer({ tanggal: DULU })
  kasir = await server.client('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** The owner, when so much time has passed. */
async function kemudian(tanggal = KINI, user = 'OWN1', toko = 'TK01'): Promise<Client> {
  await inDatabase(server, 'UPDATE toko SET tgl_system = $1', [tanggal])
  server.clock.set(tanggal)
  return server.client(user, toko)
}
/** Back to the days when it was done. */
async function kembali(): Promise<void> {
  await inDatabase(server, 'UPDATE toko SET tgl_system = $1', [DULU])
  server.clock.set(DULU)
  kasir = await server.client('KSR1')
}
const read = async (as: Client, query = '') => must(await as.send('GET', `retensi${query}`)).data
const jumlah = async (as: Client): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await read(as)).jenis.map((j: { jenis: string; jumlah: number }) => [j.jenis, j.jumlah]),
  )
const minta = (as: Client, jenis: string, sesudah = '') =>
  as.send('POST', 'retensi/hapus', { jenis, sesudah })
/** With the word of somebody else, where there is something to forget. */
const hapus = (as: Client, jenis: string, sesudah = '') =>
  allowedIfAsked(as, () => minta(as, jenis, sesudah), { user_id: 'SPV1' })
const siapa = (table: string, no: string) =>
  inDatabase(server, `SELECT nama_customer, no_hp, alamat_customer FROM ${table} WHERE ${no}`)
const LUPA = [{ nama_customer: 'ANONIM', no_hp: '-', alamat_customer: '-' }]

const BUKU = [
  'jurnal',
  'jurnal_detail',
  'mutasi_stok',
  'mutasi_poin',
  'saldo_akun',
  'saldo_lokasi',
  'pembayaran',
  'kas_bank',
  'barang',
  'jual_detail',
  'hutang_detail',
  'hutang_bayar',
]
/** Lists of members, from which a forgotten member disappears. */
const MEMBER_LIST: ReadonlySet<string> = new Set(['Laporan Daftar Member', 'Laporan Aktivasi Member'])
/** Every row of the ledgers, and all that reports add up. */
async function number(): Promise<Record<string, unknown>> {
  const owner = await server.client('OWN1')
  const all: Record<string, unknown> = {}
  for (const table of BUKU)
    all[table] = await inDatabase(
      server,
      `SELECT count(*)::int AS n, md5(string_agg(t::text, ';' ORDER BY t::text)) AS isi FROM ${table} t`,
    )
  for (const report of reports.filter(({ title }) => !MEMBER_LIST.has(title)))
    for (const asked of perLayout(report)) {
      const seluruh = Object.fromEntries(
        Object.entries(asked).map(([name, value]) => {
          const filter = report.filters[name]!
          if (filter.kind === 'bulan') return [name, DULU.slice(0, 7)]
          if (filter.kind !== 'tanggal') return [name, value]
          return [name, filter.batas === 'akhir' ? '2020-02-15' : DULU]
        }),
      )
      const { data, ...jumlahnya } = must(await request(owner, report, seluruh))
      all[`${report.title} ${JSON.stringify(asked)}`] = [data.length, jumlahnya]
    }
  return all
}

describe('what is due', () => {
  beforeEach(async () => {
    await buildMember(server, { kode_member: LAMA, nama_customer: 'SITI LAMA', no_hp: '081234567890' })
    await buildMember(server, { kode_member: BERJALAN, nama_customer: 'IBU BERJALAN' })
  })

  it('is nothing on the day itself and on the last day that is kept, and all of it the day after', async () => {
    await buildValidSale(kasir, { barang: ['00000001'], nama_customer: 'PAK LEWAT', no_hp: '0811' })
    expect(await jumlah(await server.client('OWN1'))).toEqual({
      IDENTITAS: 0,
      PAJAK: 0,
      PELANGGAN: 0,
      MEMBER: 0,
    })
    expect(await jumlah(await kemudian('2025-01-15'))).toEqual({
      IDENTITAS: 0,
      PAJAK: 0,
      PELANGGAN: 0,
      MEMBER: 0,
    })
    const besok = await kemudian('2025-01-16')
    expect((await read(besok)).jenis).toEqual([
      { jenis: 'IDENTITAS', bulan_min: 60, bulan_maks: 60, jumlah: 0, tertua: null },
      { jenis: 'PAJAK', bulan_min: 120, bulan_maks: 120, jumlah: 0, tertua: null },
      { jenis: 'PELANGGAN', bulan_min: 60, bulan_maks: 60, jumlah: 1, tertua: DULU },
      { jenis: 'MEMBER', bulan_min: 60, bulan_maks: 60, jumlah: 2, tertua: DULU },
    ])
  })

  it('of a trader’s tax number is kept ten years, then nobody reads it any more', async () => {
    const pedagang = { jenis_pembeli: 'PEDAGANG', npwp_pembeli: '1234567890123456', nama_customer: 'CV EMAS' }
    const body = await saleBody(kasir, { barang: ['00000001'], pajak: 3_943 })
    must(await validate(kasir, must(await save(kasir, { ...body, ...pedagang })).data.no_faktur_group))
    expect((await jumlah(await kemudian('2025-01-15')))['PAJAK']).toBe(0)
    const owner = await kemudian('2030-01-16')
    expect((await jumlah(owner))['PAJAK']).toBe(1)
    must(await hapus(owner, 'PAJAK'))
    expect(
      await inDatabase(server, 'SELECT nama, nomor_enc, nomor_akhir, bebas_pph22 FROM pembeli_pajak'),
    ).toEqual([{ nama: 'ANONIM', nomor_enc: null, nomor_akhir: '-', bebas_pph22: null }])
  })

  it('is told of every shop, by the settings of the shop that it belongs to, members a page at a time', async () => {
    await buildMember(server, { kode_member: 'MTK020000015', kode_toko: 'TK02', no_hp: '0812999' })
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    const there = await kemudian(KINI, 'SU1', 'TK02')
    const { member } = await read(there, '?ukuran=2')
    expect([member.jumlah, member.rows.length]).toEqual([3, 2])
    expect((await read(there, '?ukuran=2&halaman=2')).member.rows).toMatchObject([
      { kode_member: 'MTK020000015' },
    ])
    await buildSettings(server, { RETENSI_MEMBER_BULAN: '120' }, 'TK02')
    const { jenis, member: sisa } = await read(there)
    expect(jenis[3]).toMatchObject({ bulan_min: 60, bulan_maks: 120, jumlah: 2 })
    expect(sisa.rows.map((m: { kode_member: string }) => m.kode_member)).toEqual([LAMA, BERJALAN])
  })

  it('is no member who came, bought or borrowed since, by whatever code', async () => {
    await inDatabase(server, 'UPDATE member SET gabung_ke = $1 WHERE kode_member = $2', [LAMA, BERJALAN])
    await buildMember(server, { kode_member: BARU })
    await inDatabase(server, `UPDATE member SET trx_terakhir = '2024-06-01' WHERE kode_member = $1`, [BARU])
    expect((await jumlah(await kemudian()))['MEMBER']).toBe(1)
    await buildHutang(await server.client('KSR1'), { kode_customer: LAMA })
    expect((await jumlah(await kemudian()))['MEMBER']).toBe(0)
  })

  it('is no identity of a loan that runs, of what is still to be reported, or of a member who came since', async () => {
    const satu = await buildHutangSah(kasir)
    const milik = await buildHutangSah(kasir, { kode_customer: LAMA })
    expect(await jumlah(await kemudian())).toMatchObject({ IDENTITAS: 0, PELANGGAN: 0, MEMBER: 1 })
    await kembali()
    for (const no of [satu, milik]) await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
    expect(await jumlah(await kemudian())).toMatchObject({ IDENTITAS: 2, PELANGGAN: 1 })
    await inDatabase(server, `UPDATE member SET trx_terakhir = '2024-06-01' WHERE kode_member = $1`, [LAMA])
    expect(await jumlah(await kemudian())).toMatchObject({ IDENTITAS: 1, PELANGGAN: 1 })
  })

  it('is no name and no identity of a sale that is still to be reported to PPATK', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000001'], nama_customer: 'PAK LAPOR' })
    await buildValidSale(kasir, { barang: ['00000002'], nama_customer: 'PAK LEWAT' })
    await inDatabase(
      server,
      `WITH a AS (
           INSERT INTO aml_flag (kode_toko, tanggal, kunci, nama_customer, no_hp, tgl_awal, tgl_akhir, total,
               total_tunai, batas, hari)
           VALUES ('TK01', $1, 'FAKTUR ' || $2::text, 'PAK LAPOR', '-', $1, $1, 1, 1, 1, 30) RETURNING id),
       i AS (
         INSERT INTO identitas_pelanggan (ref_no, kode_toko, dokumen, tgl_system, jenis, identitas_enc)
         VALUES ($2, 'TK01', $2, $1, 'KTP', '\\x00'))
       INSERT INTO aml_flag_ref (flag_id, no_faktur_group, kode_toko, nilai, tunai) SELECT id, $2, 'TK01', 1, 1 FROM a`,
      [DULU, no],
    )
    const owner = await kemudian()
    expect(await jumlah(owner)).toMatchObject({ IDENTITAS: 0, PELANGGAN: 1 })
    must(await hapus(owner, 'PELANGGAN'))
    expect(await siapa('faktur_group', `no_faktur_group = '${no}'`)).toMatchObject([
      { nama_customer: 'PAK LAPOR' },
    ])
    await inDatabase(
      server,
      `UPDATE aml_flag SET status_aml = 'DILAPORKAN', tgl_lapor = $1, lapor_by = 'ADM1', lapor_at = now()`,
      [DULU],
    )
    expect(await jumlah(owner)).toMatchObject({ IDENTITAS: 1, PELANGGAN: 2 })
    must(await hapus(owner, 'PELANGGAN'))
    expect(await inDatabase(server, 'SELECT nama_customer, kunci FROM aml_flag')).toEqual([
      { nama_customer: 'ANONIM', kunci: 'FAKTUR -' },
    ])
  })
})

describe('forgetting', () => {
  it('leaves every row of the books and every sum of the reports, and asks nothing a second time', async () => {
    await buildMember(server, { kode_member: LAMA, nama_customer: 'SITI LAMA' })
    const biasa = await buildValidSale(kasir, {
      barang: ['00000001'],
      nama_customer: 'PAK LEWAT',
      no_hp: '081233334444',
    })
    const milik = await buildValidSale(kasir, { barang: ['00000002'], kode_customer: LAMA })
    await buildHutang(kasir, { nama_customer: 'BU PINJAM' })
    const owner = await kemudian()
    const sebelum = await number()
    expect(await jumlah(owner)).toEqual({ IDENTITAS: 0, PAJAK: 0, PELANGGAN: 1, MEMBER: 1 })
    for (const jenis of ['IDENTITAS', 'PELANGGAN', 'MEMBER'])
      expect([jenis, must(await hapus(owner, jenis)).data]).toEqual([
        jenis,
        { dihapus: jenis === 'IDENTITAS' ? 0 : 1, dilewati: 0, lanjut: null },
      ])
    expect(await siapa('faktur_group', `no_faktur_group = '${biasa}'`)).toEqual(LUPA)
    expect(await siapa('faktur_group', `no_faktur_group = '${milik}'`)).toEqual(LUPA)
    expect(await siapa('member', `kode_member = '${LAMA}'`)).toEqual(LUPA)
    expect(
      await inDatabase(server, `SELECT aml_kunci FROM faktur_group WHERE no_faktur_group = '${biasa}'`),
    ).toEqual([{ aml_kunci: null }])
    expect(await number()).toEqual(sebelum)
    expect(await jumlah(owner)).toEqual({ IDENTITAS: 0, PAJAK: 0, PELANGGAN: 0, MEMBER: 0 })
    expect(
      await inDatabase(
        server,
        `SELECT user_id, aksi, ref, sesudah FROM audit_log WHERE tabel = 'retensi' ORDER BY id`,
      ),
    ).toEqual(
      [
        ['PELANGGAN', 1],
        ['MEMBER', 1],
      ].map(([ref, dihapus]) => ({
        user_id: 'OWN1',
        aksi: 'ANONIM',
        ref,
        sesudah: { dihapus, dilewati: 0, diizinkan: 'SPV1' },
      })),
    )
  })

  it('passes over a member who has something that is not finished, and counts them', async () => {
    await buildMember(server, { kode_member: LAMA })
    await buildMember(server, { kode_member: BERJALAN })
    const draft = await buildSale(kasir, { barang: ['00000001'], kode_customer: BERJALAN })
    const owner = await kemudian()
    expect(must(await hapus(owner, 'MEMBER')).data).toEqual({ dihapus: 1, dilewati: 1, lanjut: null })
    expect(await siapa('faktur_group', `no_faktur_group = '${draft}'`)).toMatchObject([
      { nama_customer: 'IBU MEMBER' },
    ])
    expect((await jumlah(owner))['MEMBER']).toBe(1)
  })

  it('takes identities away of both shops, after which the member may be forgotten too', async () => {
    await buildMember(server, { kode_member: LAMA })
    await buildValidSale(kasir, {
      barang: ['00000001'],
      kode_customer: LAMA,
      identitas: { ...IDENTITAS, pekerjaan: 'GURU' },
    } as never)
    await inDatabase(
      server,
      `INSERT INTO identitas_pelanggan (ref_no, kode_toko, dokumen, tgl_system, jenis, identitas_enc)
       VALUES ('BL-TK02-1', 'TK02', 'BL-TK02-1', $1, 'KTP', '\\x00')`,
      [DULU],
    )
    const owner = await kemudian()
    expect(await jumlah(owner)).toMatchObject({ IDENTITAS: 2, MEMBER: 0 })
    expect(must(await hapus(owner, 'IDENTITAS')).data.dihapus).toBe(2)
    expect(
      await inDatabase(server, 'SELECT count(identitas_enc)::int AS n FROM identitas_pelanggan'),
    ).toEqual([{ n: 0 }])
    expect(await jumlah(owner)).toMatchObject({ IDENTITAS: 0, MEMBER: 1 })
  })

  it('goes on where the last answer ended, five hundred at once', async () => {
    await inDatabase(
      server,
      `INSERT INTO member (kode_member, nama_customer, no_hp, kode_toko_daftar, input_date)
       SELECT 'MTK01' || to_char(n, 'FM0000000'), 'ORANG', '08120' || n, 'TK01', $1::timestamptz
       FROM generate_series(1000, 1500) n`,
      [server.clock.now()],
    )
    const owner = await kemudian()
    const satu = must(await hapus(owner, 'MEMBER')).data
    expect(satu).toEqual({ dihapus: 500, dilewati: 0, lanjut: 'MTK010001499' })
    expect(must(await hapus(owner, 'MEMBER', satu.lanjut)).data).toEqual({
      dihapus: 1,
      dilewati: 0,
      lanjut: null,
    })
  })

  it('needs two persons, whoever asks: the one who asks never allows it, and both are written down', async () => {
    await buildMember(server, { kode_member: LAMA, nama_customer: 'SITI LAMA' })
    await buildUser(server, { user_id: 'OWN2', level: 'OWN' })
    const owner = await kemudian()
    await buildSettings(server, { OTORISASI_BEDA_USER: 'TIDAK' })
    const ditolak = await minta(owner, 'MEMBER')
    expect(refusal(ditolak)).toEqual([403, 'Perlu Otorisasi HAPUS DATA PRIBADI'])
    const [diminta] = ditolak.otorisasi!
    expect(diminta).toMatchObject({
      kategori: 'HAPUS DATA PRIBADI',
      disetujui: [
        { nama: 'Data', nilai: 'Member' },
        { nama: 'Disimpan', nilai: '60 bulan' },
        { nama: 'Dihapus', nilai: '1' },
      ],
    })
    const allow = (user_id: string) => authorise(owner, { ...diminta!, user_id })
    expect(refusal(await allow('OWN1'))[1]).toBe('Otorisasi Harus Dari User Lain')
    expect((await allow('KSR1')).status).toBe(403)
    expect((await minta(owner, 'MEMBER')).status).toBe(403)
    expect(await siapa('member', `kode_member = '${LAMA}'`)).toMatchObject([{ nama_customer: 'SITI LAMA' }])

    must(await allow('OWN2'))
    // The word is for so many of this kind: one more who is due is something else.
    await buildMember(server, { kode_member: 'MTK010000041', no_hp: '0812888' })
    await inDatabase(server, `UPDATE member SET input_date = '2019-01-15' WHERE kode_member = 'MTK010000041'`)
    expect((await minta(owner, 'MEMBER')).status).toBe(403)
    await inDatabase(server, `DELETE FROM member WHERE kode_member = 'MTK010000041'`)
    expect(must(await minta(owner, 'MEMBER')).data.dihapus).toBe(1)
    expect(await siapa('member', `kode_member = '${LAMA}'`)).toEqual(LUPA)
    expect(
      await inDatabase(
        server,
        `SELECT user_peminta, user_otorisasi, hasil, ref_no FROM otorisasi
         WHERE kategori = 'HAPUS DATA PRIBADI' ORDER BY id`,
      ),
    ).toEqual([
      { user_peminta: 'OWN1', user_otorisasi: 'OWN1', hasil: 'GAGAL', ref_no: '-' },
      { user_peminta: 'OWN1', user_otorisasi: 'KSR1', hasil: 'GAGAL', ref_no: '-' },
      { user_peminta: 'OWN1', user_otorisasi: 'OWN2', hasil: 'OK', ref_no: 'DATA PRIBADI MEMBER' },
    ])
    expect(
      await inDatabase(server, `SELECT user_id, sesudah FROM audit_log WHERE tabel = 'retensi'`),
    ).toEqual([{ user_id: 'OWN1', sesudah: { dihapus: 1, dilewati: 0, diizinkan: 'OWN2' } }])
    // An otorisasi is used once.
    await buildMember(server, { kode_member: BARU })
    await inDatabase(server, `UPDATE member SET input_date = '2019-01-15' WHERE kode_member = $1`, [BARU])
    expect((await minta(owner, 'MEMBER')).status).toBe(403)
  })

  it.each(['SPV', 'ADM', 'KSR'] as const)('is not for %s', async (level) => {
    const user = `${level}9`
    await buildUser(server, { user_id: user, level })
    const as = await kemudian(KINI, user)
    expect((await as.send('GET', 'retensi')).status).toBe(403)
    expect(refusal(await minta(as, 'MEMBER'))[0]).toBe(403)
  })
})
