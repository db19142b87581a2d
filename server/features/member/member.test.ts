/** Members registered, found, kept right, merged and forgotten; their cases; who may see what (DOMAIN §B.12, §G-6, §J). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isKodeMember } from '#domain/rules/kode.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildSoldEarlier, buildValidBuy, cancelValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, type Reply } from '#test/tools/client.ts'
import { buildPiece, buildPoints, withSettings, buildUser } from '#test/tools/factories.ts'
import { forgetMember } from '#test/tools/forget.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { batalServiceSah, buildService } from '#test/tools/service.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, authorise, buildSale, buildValidSale, cancelValid } from '#test/tools/till.ts'
import { batalTitipanSah, buildTitipanSah, cash } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

let hp = 81_200_000_000
const nomor = (): string => `0${++hp}`
const list = (content: object = {}, user = 'SLS1'): Promise<Reply> =>
  ask(user, 'POST', 'member', { nama_customer: 'BU SRI', no_hp: nomor(), setuju: true, ...content })
const kode = async (content: object = {}): Promise<string> => (await list(content)).data.kode_member
const lihat = async (k: string, user = 'OWN1') => (await ask(user, 'GET', `member/${k}`)).data
const jual = async (kode_customer: string): Promise<string> =>
  buildValidSale(await ask.as('KSR1'), { barang: [await buildPiece(server, { berat: 2 })], kode_customer })
const koreksi = async (kode_member: string, poin: number): Promise<Reply> => {
  const content = { kode_member, poin, alasan: 'UJI' }
  return allowed(await ask.as('OWN1'), () => ask('OWN1', 'POST', 'poin/koreksi', content))
}

describe('registering', () => {
  it('makes the next code of the shop, with its check digit, and keeps the consent', async () => {
    const [a, b] = [
      await list({
        nik: '3404010101900001',
        tgl_lahir: '1990-01-17',
        kota: 'KOTA YOGYAKARTA',
        kecamatan: 'UMBULHARJO',
      }),
      await list(),
    ]
    expect(refusal(a)).toEqual([200, 'Data Berhasil Ditambahkan'])
    expect([a.data.kode_member, b.data.kode_member].map(isKodeMember)).toEqual([true, true])
    expect(Number(b.data.kode_member.slice(5, 11)) - Number(a.data.kode_member.slice(5, 11))).toBe(1)
    expect(await lihat(a.data.kode_member)).toMatchObject({
      nik_samar: '3404********0001',
      tgl_lahir: '1990-01-17',
      consent_versi: '2025-01',
      kode_toko_daftar: 'TK01',
      tgl_daftar: '2025-01-15',
      input_by: 'SLS1',
      point: 0,
      trx_count: 0,
    })
    const [row] = await inDatabase<{ nik_enc: Buffer }>(
      server,
      `SELECT nik_enc FROM member WHERE kode_member = '${a.data.kode_member}'`,
    )
    expect(row!.nik_enc.toString('latin1')).not.toContain('3404010101900001')
  })

  it('tells everything that is wrong at once', async () => {
    const { status, errors } = await ask('SLS1', 'POST', 'member', {
      nama_customer: ' ',
      no_hp: '0812',
      nik: '12',
      setuju: false,
    })
    expect(status).toBe(400)
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'nama_customer', message: 'Nama Tidak Boleh Kosong' },
        { field: 'no_hp', message: 'No HP Harus 11 Sampai 15 Angka' },
        { field: 'nik', message: 'NIK Harus 16 Angka' },
        { field: 'setuju', message: 'Persetujuan Member Harus Diisi' },
      ]),
    )
  })

  it('nobody is born tomorrow', async () => {
    const told = [400, [{ field: 'tgl_lahir', message: 'Tanggal Lahir Tidak Valid' }]]
    for (const reply of [
      await list({ tgl_lahir: '2025-01-16' }),
      await ask('SLS1', 'PUT', `member/${await kode({ tgl_lahir: '2025-01-15' })}`, {
        tgl_lahir: '2025-01-16',
      }),
    ])
      expect([reply.status, reply.errors]).toEqual(told)
  })

  it('one number is one member, also of two that come at once', async () => {
    const no_hp = nomor()
    const replies = await Promise.all(Array.from({ length: 6 }, () => list({ no_hp })))
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
    const taken = replies.find((r) => r.status === 200)!.data.kode_member
    expect(new Set(replies.filter((r) => r.status === 400).map((r) => r.message))).toEqual(
      new Set([`No HP Sudah Dipakai Member ${taken}`]),
    )
    await ask('OWN1', 'DELETE', `member/${taken}`)
    expect((await list({ no_hp })).message).toBe(`Kode Member ${taken} DELETED`)
    expect((await ask('OWN1', 'POST', `member/reactive/by-kode-member/${taken}`)).data.status_aktif).toBe(
      true,
    )
  })
})

describe('finding', () => {
  beforeAll(async () => {
    await list({ nama_customer: 'KARTIKA CARI', no_hp: '089911112222', alamat_customer: 'JL. CARI NO. 7' })
    for (let i = 0; i < 55; i++) await list({ nama_customer: `BANYAK ${i}` })
  })
  it.each([
    ['member/get/by-nama/?nama_customer=kartika%20c', 'Nama Tidak Di Temukan'],
    ['member/get/by-nama?nama_customer=ARTIKA', 'Nama Tidak Di Temukan'],
    ['member/get/by-alamat?alamat=cari%20no', 'Alamat Tidak Di Temukan'],
    ['member/get/by-hp?hp=089911112222', 'No Hp Tidak Di Temukan'],
    ['member/get/by-hp?hp=%2B62%20899-1111-2222', 'No Hp Tidak Di Temukan'],
  ])('%s is answered, whatever the case', async (path, none) => {
    expect((await ask('SLS1', 'GET', path)).data).toMatchObject([{ nama_customer: 'KARTIKA CARI' }])
    const empty = await ask('SLS1', 'GET', path.replace(/=.*/, '=%25_ZZZ'))
    expect([empty.status, empty.data, empty.message]).toEqual([200, [], none])
  })
  it('answers no more than 50', async () =>
    expect((await ask('SLS1', 'GET', 'member/get/by-nama/?nama_customer=BANYAK')).data).toHaveLength(50))
  it('by code the first of a list', async () => {
    const k = await kode({ nama_customer: 'PER KODE' })
    expect(
      (await ask('SLS1', 'GET', `member/get/by-kode-member/${k.toLowerCase()}?single=1`)).data[0],
    ).toMatchObject({ kode_member: k, nama_customer: 'PER KODE', trx_count: 0 })
    const none = await ask('SLS1', 'GET', 'member/get/by-kode-member/MTK019999999?single=1')
    expect([none.data, none.message]).toEqual([[], 'Data member tidak ada'])
  })
  it('masks the phone of who may not take members away', async () => {
    const path = 'member/get/by-hp?hp=089911112222'
    expect((await ask('SLS1', 'GET', path)).data[0].no_hp).toBe('0899*****222')
    expect((await ask('OWN1', 'GET', path)).data[0].no_hp).toBe('089911112222')
    await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
    expect((await ask('ADM1', 'GET', path)).data[0].no_hp).toBe('089911112222')
  })
  it('masks the phone of documents and deposits alike; their papers have it whole', async () => {
    const k = await kode({ no_hp: '081266667777' })
    const faktur = await jual(k)
    const kasir = await ask.as('KSR1')
    const titip = await buildTitipanSah(kasir, {
      barang: ['00000003'],
      pembayaran: cash(1_000_000),
      kode_customer: k,
    })
    const hp = async (user: string, path: string) =>
      JSON.stringify((await ask(user, 'GET', path)).data)
        .match(/"no_hp":"[^"]*"/g)
        ?.map((t) => t.slice(9, -1)) ?? []
    for (const path of [
      `penjualan/${faktur}`,
      `titipan/${titip}`,
      `titipan?cari=${titip}`,
      `titipan/${titip}/ambil`,
    ]) {
      expect([path, new Set(await hp('SLS1', path))]).toEqual([path, new Set(['0812*****777'])])
      expect([path, new Set(await hp('OWN1', path))]).toEqual([path, new Set(['081266667777'])])
    }
    const nota = await kasir.file(`penjualan/${faktur}/nota`)
    expect(pdfPages(nota.bytes).flat().join(' ')).toContain('081266667777')
    await batalTitipanSah(kasir, titip)
  })
  it('pages, sorts and searches', async () => {
    const { rows, jumlah } = (
      await ask('OWN1', 'GET', 'member?cari=BANYAK&halaman=2&ukuran=50&urut=nama_customer')
    ).data
    expect([rows.length, jumlah]).toEqual([5, 55])
  })
})

describe('the inactive', () => {
  it('are marked after the months of the shop', async () => {
    const k = await kode()
    await inDatabase(server, `UPDATE member SET trx_terakhir = '2024-10-14' WHERE kode_member = '${k}'`)
    expect(await lihat(k)).toMatchObject({ tidak_aktif: true })
    await withSettings(server, { MEMBER_TIDAK_AKTIF_BULAN: '4' }, async () =>
      expect(await lihat(k)).toMatchObject({ tidak_aktif: false }),
    )
  })
})

describe('the day of the last visit', () => {
  it('is that of the last document that still stands, in whatever shop; a purchase is a visit too', async () => {
    const k = await kode()
    const kunjungan = async () => {
      const { trx_count, trx_terakhir } = await lihat(k)
      return [trx_count, trx_terakhir]
    }
    const kasir = await ask.as('KSR1')
    const lama = await jual(k)
    await inDatabase(
      server,
      `UPDATE faktur_group SET tgl_system = '2024-11-02' WHERE no_faktur_group = '${lama}'`,
    )
    const baru = await jual(k)
    expect(await kunjungan()).toEqual([2, '2025-01-15'])
    await cancelValid(kasir, baru)
    expect(await kunjungan()).toEqual([1, '2024-11-02'])
    await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500 })
    const beli = await buildValidBuy(kasir, {
      beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
      kode_customer: k,
    })
    expect(await kunjungan()).toEqual([2, '2025-01-15'])
    await cancelValidBuy(kasir, beli)
    expect(await kunjungan()).toEqual([1, '2024-11-02'])
    await inDatabase(
      server,
      `UPDATE faktur_group SET tgl_system = '2025-01-15' WHERE no_faktur_group = '${lama}'`,
    )
    await cancelValid(kasir, lama)
    expect(await kunjungan()).toEqual([0, null])
  })
})

describe('editing', () => {
  it('changes what is named; the log tells the fields, not the person', async () => {
    const k = await kode({ nik: '3404010101900009' })
    const reply = await ask('SLS1', 'PUT', `member/${k}`, { nama_customer: 'rahasia baru', nik: null })
    expect([reply.status, reply.message, reply.data.nama_customer, reply.data.nik_samar]).toEqual([
      200,
      'Data Berhasil Diedit',
      'RAHASIA BARU',
      '-',
    ])
    const log = await inDatabase<{ aksi: string; isi: string }>(
      server,
      `SELECT aksi, sebelum::text || sesudah::text AS isi, sesudah::text AS sesudah FROM audit_log
       WHERE tabel = 'member' AND ref = '${k}' ORDER BY id`,
    )
    expect(log.map((l) => l.aksi)).toEqual(['TAMBAH', 'UBAH'])
    expect(JSON.stringify(log)).not.toContain('RAHASIA')
    expect(JSON.stringify(log)).toContain('nama_customer')
  })
  it('a NIK looked at is logged, and only by who may', async () => {
    const k = await kode({ nik: '3404010101900008' })
    expect((await ask('SLS1', 'POST', `member/${k}/nik`)).status).toBe(403)
    expect((await ask('OWN1', 'POST', `member/${k}/nik`)).data).toEqual({ nik: '3404010101900008' })
    expect(
      await inDatabase(server, `SELECT user_id FROM audit_log WHERE aksi = 'LIHAT NIK' AND ref = '${k}'`),
    ).toEqual([{ user_id: 'OWN1' }])
  })
  it('a consent taken back ends the use of the data, until it is given again', async () => {
    const k = await kode()
    expect((await ask('OWN1', 'POST', `member/${k}/tarik-persetujuan`)).data).toMatchObject({
      status_aktif: false,
    })
    expect((await ask('SLS1', 'GET', `member/get/by-kode-member/${k}?single=1`)).data).toEqual([])
    expect((await ask('OWN1', 'POST', `member/reactive/by-kode-member/${k}`)).message).toBe(
      'Persetujuan Member Sudah Ditarik, Minta Persetujuan Lagi',
    )
    await ask('OWN1', 'PUT', `member/${k}`, { setuju: true })
    expect((await ask('OWN1', 'POST', `member/reactive/by-kode-member/${k}`)).data).toMatchObject({
      status_aktif: true,
      consent_ditarik_at: null,
    })
  })
})

describe('what is kept for a request that is sent again', () => {
  it('tells nobody who a member is, and still answers the same', async () => {
    const [key, content] = [
      idTrx(),
      { nama_customer: 'SANGAT RAHASIA', no_hp: '081277778888', nik: '3404010101900006', setuju: true },
    ]
    const first = await ask('SLS1', 'POST', 'member', content, key)
    expect(await ask('SLS1', 'POST', 'member', content, key)).toEqual(first)
    const [kept] = await inDatabase<{ reply: unknown; kode_member: string }>(
      server,
      'SELECT reply, kode_member FROM permintaan WHERE id_trx = $1',
      [key],
    )
    expect(kept!.kode_member).toBe(first.data.kode_member)
    for (const text of ['RAHASIA', '081277778888', '3404']) expect(JSON.stringify(kept)).not.toContain(text)
  })

  it('is nothing of a look at who somebody is: asked again, it is looked again, and written down again', async () => {
    const k = await kode({ nik: '3404010101900016' })
    const [nik, ekspor] = [idTrx(), idTrx()]
    for (let again = 0; again < 3; again++) {
      expect((await ask('OWN1', 'POST', `member/${k}/nik`, undefined, nik)).data.nik).toBe('3404010101900016')
      expect(
        (await ask('OWN1', 'POST', 'member/ekspor', { segmen: 'PER KECAMATAN' }, ekspor)).data,
      ).not.toEqual([])
    }
    expect(
      await inDatabase(server, 'SELECT 1 FROM permintaan WHERE id_trx = ANY ($1)', [[nik, ekspor]]),
    ).toEqual([])
    expect(
      await inDatabase(server, `SELECT user_id FROM audit_log WHERE aksi = 'LIHAT NIK' AND ref = $1`, [k]),
    ).toHaveLength(3)
  })

  it('is erased with the person, of a duplicate too, in whatever shop; and nothing is made again', async () => {
    const content = {
      nama_customer: 'HARUS LUPA',
      no_hp: '081288889999',
      nik: '3404010101900026',
      setuju: true,
    }
    const [key, edit, nik, dup, gabung, kasus] = [idTrx(), idTrx(), idTrx(), idTrx(), idTrx(), idTrx()]
    const k = (await ask('SLS1', 'POST', 'member', content, key)).data.kode_member as string
    const ubah = { alamat_customer: 'JL LUPA 1' }
    await ask('SLS1', 'PUT', `member/${k}`, ubah, edit)
    await ask('OWN1', 'POST', `member/${k}/nik`, undefined, nik)
    const ganda = { nama_customer: 'HARUS LUPA II', no_hp: '081288880000', setuju: true }
    const there = await server.client('OWN1', 'TK02')
    const d = (await there.send('POST', 'member', ganda, dup)).data.kode_member as string
    const fillKasus = { kode_member: k, keterangan: 'RANTAI PUTUS' }
    const written = await ask('OWN1', 'POST', 'transaksi-member', fillKasus, kasus)
    await ask('OWN1', 'PUT', `transaksi-member/${written.data._id}`)
    await ask('OWN1', 'POST', `member/${k}/gabung`, { kode_asal: d, alasan: 'SAMA' }, gabung)
    expect((await forgetMember(await ask.as('OWN1'), k, 'DIMINTA')).status).toBe(200)
    const members = async () =>
      (await inDatabase<{ n: number }>(server, 'SELECT count(*)::int AS n FROM member'))[0]!.n
    const before = await members()

    const again = [
      await ask('SLS1', 'POST', 'member', content, key),
      await ask('SLS1', 'PUT', `member/${k}`, ubah, edit),
      await there.send('POST', 'member', ganda, dup),
      await ask('OWN1', 'POST', `member/${k}/gabung`, { kode_asal: d, alasan: 'SAMA' }, gabung),
      await ask('OWN1', 'POST', 'transaksi-member', fillKasus, kasus),
    ]
    for (const reply of again) expect(refusal(reply)).toEqual([410, 'Data Permintaan Ini Sudah Dihapus'])
    const looked = await ask('OWN1', 'POST', `member/${k}/nik`, undefined, nik)
    expect(looked.status).toBe(409)
    for (const text of ['LUPA', '0812', '3404'])
      expect(JSON.stringify([...again, looked])).not.toContain(text)
    expect(await members()).toBe(before)
    const rows = await inDatabase<{ hash: Buffer; reply: unknown }>(
      server,
      'SELECT hash, reply FROM permintaan WHERE id_trx = ANY ($1)',
      [[key, edit, dup, gabung, kasus]],
    )
    expect(rows).toHaveLength(5)
    for (const { hash, reply } of rows) expect([hash.length, reply]).toEqual([0, null])
  })
})

describe('the history', () => {
  it('tells a cancelled sale from one that stands, and what was bought back', async () => {
    const k = await kode()
    const kasir = await ask.as('KSR1')
    const [gone, stands] = [await jual(k), await jual(k)]
    await cancelValid(kasir, gone)
    await buildSoldEarlier(server, '00000002', { harga_jual: 5_894_000 })
    const beli = await buildValidBuy(kasir, {
      beli: [{ kode_barcode: '00000002', berat: 5.117, kondisi: 'MULUS', harga: 5_599_500 }],
      kode_customer: k,
    })
    const { dokumen } = (await ask('KSR1', 'GET', `member/${k}/riwayat`)).data
    expect(dokumen).toMatchObject([
      { no_faktur_group: beli, jenis: 'BELI', status_valid: 'DONE', barang: '-', barang_beli: 'GELANG' },
      { no_faktur_group: stands, status_valid: 'DONE', barang_beli: '-' },
      { no_faktur_group: gone, status_valid: 'CANC' },
    ])
    await cancelValidBuy(kasir, beli)
    expect((await ask('KSR1', 'GET', `member/${k}/riwayat`)).data.dokumen[0]).toMatchObject({
      no_faktur_group: beli,
      status_valid: 'CANC',
    })
  })

  it('shows what they brought for repair, and what they paid for it', async () => {
    const k = await kode()
    const kasir = await ask.as('KSR1')
    const gone = await buildService(kasir, { kode_customer: k, pembayaran: cash(50_000) })
    const stands = await buildService(kasir, { kode_customer: k, pembayaran: cash(50_000) })
    await buildService(kasir)
    must(await batalServiceSah(await ask.as('OWN1'), gone))
    expect((await ask('KSR1', 'GET', `member/${k}/riwayat`)).data.dokumen).toMatchObject([
      {
        no_faktur_group: stands,
        jenis: 'SERVICE',
        status_valid: 'MASUK',
        barang: 'CINCIN RETAK',
        total_jual: 120_000,
        total_bayar: 50_000,
      },
      { no_faktur_group: gone, status_valid: 'CANC', total_bayar: 0 },
    ])
  })
})

describe('merging', () => {
  it('moves points and visits, keeps documents, and the old code finds who lives on', async () => {
    const [tua, muda] = [await kode({ nama_customer: 'SATU' }), await kode({ nama_customer: 'DUA' })]
    const faktur = await jual(tua)
    await koreksi(tua, 7)
    await koreksi(muda, 5)
    const before = await lihat(tua)
    const reply = await ask('OWN1', 'POST', `member/${muda}/gabung`, { kode_asal: tua, alasan: 'DUPLIKAT' })
    expect([reply.status, reply.data.point, reply.data.trx_count]).toEqual([200, before.point + 5, 1])
    expect(await lihat(tua)).toMatchObject({ point: 0, gabung_ke: muda, status_aktif: false })
    expect(
      await inDatabase(server, `SELECT kode_member FROM faktur_group WHERE no_faktur_group = '${faktur}'`),
    ).toEqual([{ kode_member: tua }])
    expect((await ask('SLS1', 'GET', `member/get/by-kode-member/${tua}?single=1`)).data[0].kode_member).toBe(
      muda,
    )
    expect((await ask('OWN1', 'GET', `member/${muda}/riwayat`)).data.dokumen).toMatchObject([
      { no_faktur_group: faktur },
    ])
    expect(
      (await ask('OWN1', 'POST', `member/${tua}/gabung`, { kode_asal: muda, alasan: 'X' })).message,
    ).toBe(`Member ${tua} Sudah Digabung Ke ${muda}`)
    expect(
      (await ask('OWN1', 'POST', `member/${muda}/gabung`, { kode_asal: muda, alasan: 'X' })).status,
    ).toBe(400)
  })

  it('what is validated for the old code afterwards earns for who lives on', async () => {
    const [tua, muda] = [await kode(), await kode()]
    const no = await buildSale(await ask.as('KSR1'), {
      barang: [await buildPiece(server, { berat: 2 })],
      kode_customer: tua,
    })
    await ask('OWN1', 'POST', `member/${muda}/gabung`, { kode_asal: tua, alasan: 'DUPLIKAT' })
    expect(
      (await ask('KSR1', 'POST', 'penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group: no })).data
        .poin,
    ).toBe(1)
    expect([await lihat(tua), await lihat(muda)]).toMatchObject([
      { point: 0, trx_count: 0 },
      { point: 1, trx_count: 1 },
    ])
    await cancelValid(await ask.as('KSR1'), no)
    expect([await lihat(tua), await lihat(muda)]).toMatchObject([
      { point: 0, trx_count: 0 },
      { point: 0, trx_count: 0 },
    ])
  })
})

describe('a merged duplicate', () => {
  it('gives its number to who lives on, and to nobody else', async () => {
    const [tua, muda, lain] = [await kode({ no_hp: '081255556666' }), await kode(), await kode()]
    await ask('OWN1', 'POST', `member/${muda}/gabung`, { kode_asal: tua, alasan: 'DUPLIKAT' })
    expect((await ask('OWN1', 'PUT', `member/${lain}`, { no_hp: '081255556666' })).message).toBe(
      `No HP Sudah Dipakai Member ${muda}`,
    )
    expect((await ask('OWN1', 'PUT', `member/${muda}`, { no_hp: '081255556666' })).data).toMatchObject({
      no_hp: '081255556666',
    })
    expect(await lihat(tua)).toMatchObject({ no_hp: '-', gabung_ke: muda })
  })
  it('is forgotten with them, its documents too', async () => {
    const [tua, muda] = [await kode({ nama_customer: 'NAMA LAMA' }), await kode()]
    const faktur = await jual(tua)
    await ask('OWN1', 'POST', `member/${muda}/gabung`, { kode_asal: tua, alasan: 'DUPLIKAT' })
    const open = await buildSale(await ask.as('KSR1'), {
      barang: [await buildPiece(server)],
      kode_customer: muda,
    })
    await inDatabase(
      server,
      `UPDATE faktur_group SET kode_member = '${tua}' WHERE no_faktur_group = '${open}'`,
    )
    expect((await forgetMember(await ask.as('OWN1'), muda, 'X')).message).toBe(
      'Member Masih Memiliki Transaksi Yang Belum Selesai',
    )
    await ask('KSR1', 'POST', 'penjualan/batal', { no_faktur_group: open, alasan: 'X' })
    expect((await forgetMember(await ask.as('OWN1'), muda, 'X')).status).toBe(200)
    expect(
      await inDatabase(
        server,
        `SELECT nama_customer, no_hp FROM faktur_group WHERE no_faktur_group = '${faktur}'`,
      ),
    ).toEqual([{ nama_customer: 'ANONIM', no_hp: '-' }])
  })
})

describe('forgetting', () => {
  it('blanks who it was, in documents too, and keeps every amount', async () => {
    const k = await kode({ nama_customer: 'TERLUPA', nik: '3404010101900007', alamat_customer: 'JL. LUPA' })
    const faktur = await jual(k)
    await ask('SLS1', 'POST', 'transaksi-member', { kode_member: k, keterangan: 'CINCIN LONGGAR' })
    const before = await inDatabase(
      server,
      `SELECT total_jual, total_bayar, status_valid FROM faktur_group WHERE no_faktur_group = '${faktur}'`,
    )
    const reply = await forgetMember(await ask.as('OWN1'), k, 'PERMINTAAN CUSTOMER')
    expect([reply.status, reply.data]).toMatchObject([
      200,
      {
        nama_customer: 'ANONIM',
        no_hp: '-',
        nik_samar: '-',
        alamat_customer: '-',
        anonim: true,
        status_aktif: false,
        point: 1,
      },
    ])
    expect(
      await inDatabase(
        server,
        `SELECT total_jual, total_bayar, status_valid FROM faktur_group WHERE no_faktur_group = '${faktur}'`,
      ),
    ).toEqual(before)
    expect(
      await inDatabase(
        server,
        `SELECT nama_customer, no_hp, alamat_customer FROM faktur_group WHERE no_faktur_group = '${faktur}'`,
      ),
    ).toEqual([{ nama_customer: 'ANONIM', no_hp: '-', alamat_customer: '-' }])
    expect((await ask('SLS1', 'GET', 'member/get/by-nama/?nama_customer=TERLUPA')).data).toEqual([])
    expect((await forgetMember(await ask.as('OWN1'), k, 'X')).message).toBe(`Data Member ${k} Sudah Dihapus`)
  })
  it('and merging are the back office’s: nobody can take them back', async () => {
    const [k, l] = [await kode(), await kode()]
    for (const [user, status] of [
      ['SLS1', 403],
      ['KSR1', 403],
      ['ADM1', 200],
    ] as const) {
      expect([
        user,
        (await ask(user, 'POST', `member/${k}/gabung`, { kode_asal: l, alasan: 'X' })).status,
      ]).toEqual([user, status])
      expect([user, (await forgetMember(await ask.as(user), k, 'X')).status]).toEqual([user, status])
    }
  })
  it('needs two persons: whoever asks, somebody else allows exactly this member and this reason', async () => {
    const k = await kode({ nama_customer: 'BELUM LUPA' })
    const owner = await ask.as('OWN1')
    const minta = (alasan: string) => owner.send('POST', `member/${k}/anonim`, { alasan })
    const ditolak = await minta('DIMINTA')
    expect(refusal(ditolak)).toEqual([403, 'Perlu Otorisasi HAPUS DATA PRIBADI'])
    const [diminta] = ditolak.otorisasi!
    // A name that is to be forgotten is not written into the log of otorisasi.
    expect(diminta!.disetujui).toEqual([
      { nama: 'Data', nilai: 'Member' },
      { nama: 'Kode Member', nilai: k },
      { nama: 'Alasan', nilai: 'DIMINTA' },
    ])
    expect((await authorise(owner, { ...diminta!, user_id: 'OWN1' })).status).toBe(403)
    expect((await authorise(owner, { ...diminta!, user_id: 'SPV1' })).status).toBe(200)
    expect((await minta('LAIN')).status).toBe(403)
    expect((await minta('DIMINTA')).status).toBe(200)
    const log = await inDatabase<{ sesudah: object }>(
      server,
      `SELECT user_id, sesudah FROM audit_log WHERE aksi = 'ANONIM' AND ref = $1`,
      [k],
    )
    expect(log).toMatchObject([{ user_id: 'OWN1', sesudah: { alasan: 'DIMINTA', diizinkan: 'SPV1' } }])
  })
  it('waits for what is not finished', async () => {
    const k = await kode()
    await buildSale(await ask.as('KSR1'), { barang: [await buildPiece(server)], kode_customer: k })
    expect((await forgetMember(await ask.as('OWN1'), k, 'X')).message).toBe(
      'Member Masih Memiliki Transaksi Yang Belum Selesai',
    )
  })
})

describe('segments', () => {
  it('know birthdays, who stays away, who buys, who lives where; taking them away is logged', async () => {
    const k = await kode({ tgl_lahir: '1990-01-31', kecamatan: 'KOTAGEDE', kota: 'KOTA YOGYAKARTA' })
    const faktur = await jual(k)
    expect(faktur).toBeTruthy()
    await inDatabase(server, `UPDATE member SET trx_terakhir = '2024-10-15' WHERE kode_member = '${k}'`)
    const segmen = async (nama: string, more = '') =>
      (await ask('OWN1', 'GET', `member/segmen?segmen=${encodeURIComponent(nama)}${more}`)).data.find(
        (m: { kode_member: string }) => m.kode_member === k,
      )
    for (const nama of ['ULANG TAHUN BULAN INI', 'TIDAK AKTIF', 'TOP BELANJA'])
      expect([nama, (await segmen(nama))?.belanja]).toEqual([nama, 1_300_000])
    expect(await segmen('PER KECAMATAN', '&kecamatan=kotagede')).toBeTruthy()
    expect(await segmen('PER KECAMATAN', '&kecamatan=LAIN')).toBeUndefined()
    expect((await ask('SLS1', 'POST', 'member/ekspor', { segmen: 'TOP BELANJA' })).status).toBe(403)
    expect((await ask('OWN1', 'POST', 'member/ekspor', { segmen: 'TOP BELANJA' })).data[0].no_hp).toMatch(
      /^\d+$/,
    )
    expect(
      await inDatabase(
        server,
        `SELECT user_id, ref FROM audit_log WHERE aksi = 'EXPORT' AND ref = 'TOP BELANJA'`,
      ),
    ).toEqual([{ user_id: 'OWN1', ref: 'TOP BELANJA' }])
  })
})

describe('cases and requests', () => {
  it('are written with the defaults of the specification, listed, settled and deleted', async () => {
    const k = await kode({ nama_customer: 'PUNYA KASUS' })
    const made = await ask('SLS1', 'POST', 'transaksi-member', { kode_member: k })
    expect([made.status, made.message, made.data]).toMatchObject([
      200,
      'Data Transaksi Member Berhasil Ditambah',
      {
        nama_member: 'PUNYA KASUS',
        transaksi: '-',
        jenis: 'KASUS',
        status: 'OPEN',
        no_nota: '-',
        keterangan: '-',
      },
    ])
    await ask('SLS1', 'POST', 'transaksi-member', {
      kode_member: k,
      transaksi: 'PEMBELIAN',
      jenis: 'PERMINTAAN',
      no_nota: 'bl-1',
      keterangan: 'minta cuci',
    })
    const of = async (query: string) => {
      const reply = await ask('SLS1', 'GET', `transaksi-member${query}`)
      return [reply.message, reply.data.filter((r: { kode_member: string }) => r.kode_member === k).length]
    }
    const ditemukan = 'Data Transaksi Member Berhasil Ditemukan !'
    expect([
      await of(''),
      await of('?jenis=PERMINTAAN'),
      await of('?transaksi=PEMBELIAN&jenis=PERMINTAAN'),
      await of('?transaksi=PINJAMAN'),
    ]).toEqual([
      [ditemukan, 2],
      [ditemukan, 1],
      [ditemukan, 1],
      ['Data Transaksi Member Tidak Ada !', 0],
    ])
    expect((await ask('SLS1', 'GET', `transaksi-member/${k}/PEMBELIAN`)).data).toMatchObject([
      { no_nota: 'BL-1', keterangan: 'MINTA CUCI' },
    ])
    expect((await ask('SLS1', 'PUT', `transaksi-member/${made.data._id}`)).data.status).toBe('SELESAI')
    expect(await ask('SPV1', 'PUT', `transaksi-member/${made.data._id}`)).toMatchObject({
      status: 400,
      message: 'Transaksi Member Sudah Selesai',
    })
    expect((await ask('SLS1', 'DELETE', `transaksi-member/${made.data._id}`)).message).toBe(
      'Data Berhasil Di Hapus',
    )
    expect((await ask('SLS1', 'DELETE', `transaksi-member/${made.data._id}`)).status).toBe(404)
    expect(await of('')).toEqual([ditemukan, 1])
    expect(
      await inDatabase(server, `SELECT deleted_by FROM transaksi_member WHERE _id = ${made.data._id}`),
    ).toEqual([{ deleted_by: 'SLS1' }])
    expect((await ask('SLS1', 'POST', 'transaksi-member', { kode_member: 'MTK019999999' })).status).toBe(400)
  })
})
