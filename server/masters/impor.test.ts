/** The same tests for every master's files, made from its definition: taken away, changed, given back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callPath, type CallDefinition } from '#domain/call.ts'
import type { ImporRow, ImporResult } from '#domain/impor/result.ts'
import { formFields, keyArgs } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { masters } from '#domain/masters/index.ts'
import { oneOf } from '#test/tools/chance.ts'
import { askOf, inDatabase as queryAll, type Ask } from '#test/tools/ask.ts'
import { badValues, goodValues, type Values } from '#test/tools/master-values.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
})
afterAll(() => server?.close())

const upload = (text: string | Uint8Array): string => Buffer.from(text as string).toString('base64')
const csv = (rows: unknown[][]): string =>
  upload(
    rows.map((row) => row.map((cell) => `"${cellOf(cell).replaceAll('"', '""')}"`).join(';')).join('\r\n'),
  )
const cellOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'boolean'
      ? value
        ? 'Y'
        : 'T'
      : typeof value === 'number'
        ? String(value).replace('.', ',')
        : String(value)

let next = 10_000
/** All these files are made by the same code: a run tries half of the masters. */
const withFiles = oneOf(
  2,
  masters.filter((m) => m.screen.check),
  'impor',
)

describe.each(withFiles.map((m) => [m.name, m] as const))('files of master %s', (_, master) => {
  const calls = master.screen
  const fields = formFields(master)
  const offered = new Map<AnyMaster, string>()
  const keyField = master.fields[master.key]!
  const isNumbered = keyField.kind === 'nomor'
  const to = (call: CallDefinition | undefined, code = ''): [method: string, path: string] => {
    const { params, query } = keyArgs(master, call!, code) as {
      params?: { code: string }
      query?: Record<string, string>
    }
    return [
      call!.method,
      `${callPath(call!, params)}${code && query ? `?${new URLSearchParams(query)}` : ''}`,
    ]
  }

  beforeAll(async () => {
    for (const field of Object.values(master.fields)) {
      if (field.kind !== 'ref') continue
      const first = Object.values(field.ref.calls)[0]!
      offered.set(field.ref, (await ask('OWN1', first.method, first.path)).data[0][field.ref.key])
    }
    // The fixture's rules leave no room for others.
    if (master.noOverlap) await inDatabase(`UPDATE ${master.table} SET status_aktif = false`)
  })
  const fresh = (): Values => goodValues(master, ++next, (ref) => offered.get(ref)!)
  const columns = isNumbered ? [[master.key, keyField] as const, ...fields] : fields
  const table = (rows: Values[]): string =>
    csv([columns.map(([, f]) => f.label), ...rows.map((row) => columns.map(([name]) => row[name]))])
  /** A row that is there, as its file says it; one that nobody adds is edited from what came with its group. */
  const made = async (values: Values = fresh()): Promise<Values> => {
    if (calls.create) {
      const { status, data, message } = await ask('SPV1', ...to(calls.create), values)
      expect({ status, message }).toEqual({ status: 200, message: 'Data Berhasil Ditambahkan' })
      return { ...values, [master.key]: data[master.key] }
    }
    const { ref } = keyField as Extract<typeof keyField, { kind: 'ref' }>
    const about = goodValues(ref, next, () => '')
    for (const [name, f] of formFields(ref))
      if (f.kind === 'ref')
        about[name] = (await ask('OWN1', 'GET', Object.values(f.ref.calls)[0]!.path)).data[0][f.ref.key]
    expect((await ask('SPV1', 'POST', ref.screen.create!.path, about)).status).toBe(200)
    const { [master.key]: _key, ...rest } = values
    expect((await ask('SPV1', ...to(calls.edit, String(about[ref.key])), rest)).status).toBe(200)
    return { ...rest, [master.key]: about[ref.key] }
  }
  const [editable, editableField] =
    fields.find(([name, f]) => f.kind === 'teks' && name !== master.key && !f.readOnlyOnEdit) ??
    fields.find(([name, f]) => name !== master.key && (f.kind === 'ukuran' || f.kind === 'rupiah'))!
  const changed = (values: Values, n: number): Values => ({
    ...values,
    [editable]: editableField.kind === 'teks' ? `DARI BERKAS ${n}` : n,
  })
  const check = async (file: string): Promise<ImporResult> => {
    const { status, data, message } = await ask('SPV1', ...to(calls.check), { berkas: file })
    expect({ status, message }).toEqual({ status: 200, message: 'Berhasil' })
    return data
  }
  const apply = (file: string, digest: string, key?: string) =>
    ask('SPV1', ...to(calls.apply), { berkas: file, sidik: digest }, key)
  const contents = () =>
    inDatabase(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS isi FROM ${master.table} t`)
  const file = async (format: 'xlsx' | 'csv' | 'template', query = ''): Promise<Buffer> => {
    const { status, bytes } = await (await ask.as('SPV1')).file(`${callPath(calls[format]!)}${query}`)
    expect(status).toBe(200)
    return bytes
  }
  const marks = (rows: ImporRow[]) => rows.map((b) => b.tanda)

  it('asks for both rights to import, and for its own to take away', async () => {
    await inDatabase(
      `INSERT INTO hak_akses (user_id, menu_name, is_show, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export)
       VALUES ('KSR1', $1, true, $2, false, true, false)
       ON CONFLICT (user_id, menu_name) DO UPDATE SET is_show = true, boleh_tambah = $2, boleh_ubah = false,
         boleh_export = false`,
      [master.menu, calls.create !== undefined],
    )
    ask.forget('KSR1')
    const body = { berkas: table([fresh()]) }
    for (const call of [calls.check, calls.apply, calls.xlsx, calls.csv]) {
      expect((await ask('KSR1', ...to(call), call!.body ? body : undefined)).status).toBe(403)
      expect((await ask(null, ...to(call), call!.body ? body : undefined)).status).toBe(401)
    }
    await inDatabase("UPDATE hak_akses SET boleh_ubah = true WHERE user_id = 'KSR1' AND menu_name = $1", [
      master.menu,
    ])
    ask.forget('KSR1')
    expect((await ask('KSR1', ...to(calls.check), body)).status).toBe(200)
  })

  it('shows what is new, changed, the same and wrong; writes nothing before, everything after, and each row down', async () => {
    const [a, b] = [await made(), await made()]
    const rows = [a, changed(b, 1), ...(calls.create ? [fresh()] : [])]
    const before = await contents()
    const found = await check(table(rows))
    expect(marks(found.baris)).toEqual(['SAMA', 'BERUBAH', 'BARU'].slice(0, rows.length))
    expect(found.baris.map((r) => r.no)).toEqual([2, 3, 4].slice(0, rows.length))
    expect(found.baris[1]!.perubahan.map((p) => p.column)).toEqual([editable])
    expect(await contents()).toEqual(before)

    const key = `IMPOR${String(++next).padStart(11, '0')}`
    const done = await apply(table(rows), found.sidik, key)
    expect(done).toMatchObject({
      status: 200,
      message: 'Data Berhasil Diimpor',
      data: { BARU: rows.length - 2, BERUBAH: 1, SAMA: 1, SALAH: 0 },
    })
    expect(await apply(table(rows), found.sidik, key)).toEqual(done)
    const log = async (code: unknown) =>
      (
        await inDatabase<{ aksi: string; sesudah: Values }>(
          'SELECT aksi, sesudah FROM audit_log WHERE tabel = $1 AND ref = $2 ORDER BY id',
          [master.table, String(code)],
        )
      ).at(-1)!
    expect((await log(b[master.key])).aksi).toBe('UBAH')
    if (calls.create) expect((await log(a[master.key])).aksi).toBe('TAMBAH')
    const again = [a, changed(b, 1), ...(isNumbered ? [] : rows.slice(2))]
    expect((await check(table(again))).jumlah).toEqual({ BARU: 0, BERUBAH: 0, SAMA: again.length, SALAH: 0 })
  })

  it('says of every wrong row what is wrong with it, and applies none of the file', async () => {
    const one = await made()
    for (const [name, field] of fields) {
      if (!calls.create && name === master.key) continue
      for (const [value, text] of badValues(field).filter(
        ([v]) =>
          typeof v === 'string' ||
          (typeof v === 'number' && Math.abs(v) < 1e15 && field.kind !== 'kode' && field.kind !== 'teks'),
      )) {
        if (
          cellOf(value) === '' ||
          String(value).includes('\u0000') ||
          (field.kind !== 'pilihan' && !text.startsWith(field.label)) ||
          isTaken(field.kind, value)
        )
          continue
        const file = table([one, { ...(calls.create ? fresh() : one), [name]: value }])
        const before = await contents()
        const { baris: rows, sidik: digest, jumlah } = await check(file)
        if (calls.create)
          expect({ name, value, tanda: marks(rows) }).toEqual({ name, value, tanda: ['SAMA', 'SALAH'] })
        expect(rows[1]!.alasan.map((a) => a.column)).toContain(name)
        expect(await apply(file, digest)).toMatchObject({
          status: 400,
          message: `Ada ${jumlah.SALAH} Baris Salah, Tidak Ada Yang Disimpan`,
        })
        expect(await contents()).toEqual(before)
      }
    }
  })

  it('refuses a code that is deactivated, doubled or of a reference that is not offered', async () => {
    const values = await made()
    const code = String(values[master.key])
    if (calls.remove) {
      await ask('SPV1', ...to(calls.remove, code))
      expect((await check(table([values]))).baris).toMatchObject([
        {
          tanda: 'SALAH',
          kode: code,
          alasan: [{ column: master.key, alasan: `${keyField.label} ${code} DELETED` }],
        },
      ])
    }
    const twice = await made()
    expect((await check(table([twice, twice]))).baris[1]).toMatchObject({
      tanda: 'SALAH',
      alasan: [
        { column: master.key, alasan: `${keyField.label} ${String(twice[master.key])} Sudah Ada Di Baris 2` },
      ],
    })
    for (const [name, field] of fields.filter(
      ([name, f]) => f.kind === 'ref' && (calls.create || name !== master.key),
    )) {
      const [row] = (await check(table([{ ...(calls.create ? fresh() : twice), [name]: 'TIDAKADA' }]))).baris
      expect(row!.alasan).toContainEqual({
        column: name,
        alasan: expect.stringMatching(`^${field.label} TIDAKADA Tidak Ada, (Yang Ada|Belum Ada)`),
      })
    }
    const nobody = { ...fresh(), [master.key]: isNumbered ? 999_999 : 'TIDAKADA' }
    if (isNumbered || !calls.create)
      expect((await check(table([nobody]))).baris[0]!.alasan).toContainEqual({
        column: master.key,
        alasan: `${keyField.label} ${String(nobody[master.key])} Tidak Ditemukan`,
      })
  })

  it('tells that something has changed since the preview, and writes nothing', async () => {
    const values = await made()
    const file = table([changed(values, 2)])
    const { sidik: digest } = await check(file)
    const other = await check(table([changed(values, 3)]))
    expect((await apply(table([changed(values, 3)]), other.sidik)).status).toBe(200)
    const before = await contents()
    expect(await apply(file, digest)).toMatchObject({
      status: 409,
      message: 'Data Sudah Berubah Sejak Diperiksa, Silahkan Periksa Lagi',
    })
    expect(await apply(file, 'bukan sidik')).toMatchObject({
      status: 400,
      message: 'Berkas Harus Diperiksa Dulu',
    })
    expect(await contents()).toEqual(before)
  })

  it.each(['xlsx', 'csv'] as const)(
    'is exported as %s, deactivated rows too, and given back the same',
    async (format) => {
      const values = fresh()
      await made(
        editableField.kind === 'teks'
          ? {
              ...values,
              [editable]: `=1+1 "${format}";=2;-3,@A`.toUpperCase().slice(0, editableField.max ?? 100),
            }
          : values,
      )
      const { data } = await ask('SPV1', 'GET', `${callPath(calls.page!)}?status=SEMUA&ukuran=1`)
      const found = await check(upload(await file(format, '?status=SEMUA')))
      expect(found.baris.filter((b) => b.tanda !== 'SAMA')).toEqual([])
      expect(found.jumlah.SAMA).toBe(data.jumlah)
    },
  )

  it('gives an empty file whose headers are understood', async () => {
    const { baris: rows } = await check(upload(await file('template')))
    expect(rows).toHaveLength(1)
    expect(rows[0]!.alasan.every((a) => a.column in master.fields)).toBe(true)
  })

  it.runIf(master.scope === 'toko' && master.screen.create)('knows nothing of another shop', async () => {
    const file = table([fresh()])
    const other = await server.client('OWN1', 'TK02')
    const there = async () =>
      ((await other.request('POST', calls.check!.path, { berkas: file })).data as ImporResult).baris[0]!.tanda
    const before = await there()
    const { sidik: digest } = await check(file)
    expect((await apply(file, digest)).status).toBe(200)
    expect((await check(file)).baris[0]!.tanda).not.toBe('BARU')
    expect(await there()).toBe(before)
  })
})

describe('rows of one file', () => {
  const lihat = async (entity: string, rows: unknown[][]): Promise<ImporResult> =>
    (await ask('SPV1', 'POST', `${entity}/impor/periksa`, { berkas: csv(rows) })).data
  const simpan = (entity: string, rows: unknown[][], digest: string) =>
    ask('SPV1', 'POST', `${entity}/impor/terapkan`, { berkas: csv(rows), sidik: digest })

  it('make room for each other in whatever order they stand', async () => {
    await inDatabase("UPDATE parameter_rugi_nota SET status_aktif = false WHERE kode_group = 'G700'")
    const id = async (hari_dari: number, hari_sampai: number) =>
      (
        await ask('SPV1', 'POST', 'ruginota', {
          kode_group: 'G700',
          tipe: 'PERSENTASE',
          nilai: 5,
          hari_dari,
          hari_sampai,
        })
      ).data.id as number
    const [a, b, c] = [await id(0, 30), await id(31, 60), await id(61, 9999)]
    const title = ['Nomor', 'Hari Dari', 'Hari Sampai']
    const rows = [title, [a, 0, 40], [b, 41, 80], [c, 81, 9999]]
    const { baris: lines, sidik: digest } = await lihat('ruginota', rows)
    expect(lines.map((r) => [r.no, r.tanda])).toEqual([
      [2, 'BERUBAH'],
      [3, 'BERUBAH'],
      [4, 'BERUBAH'],
    ])
    expect(await simpan('ruginota', rows, digest)).toMatchObject({
      status: 200,
      data: { BERUBAH: 3, SALAH: 0 },
    })
    // A range that still overlaps another of the file is refused.
    const { jumlah } = await lihat('ruginota', [title, [a, 0, 50], [b, 50, 90], [c, 95, 9999]])
    expect(jumlah).toMatchObject({ BERUBAH: 2, SALAH: 1 })
  })

  it('tell all that is wrong with them, a range that ends before it begins too', async () => {
    const { baris: rows } = await lihat('transaksi-kupon', [
      ['Kode Group Kupon', 'Jumlah Kupon', 'Tanggal Mulai', 'Tanggal Selesai'],
      ['G700', -1, '2025-12-31', '2025-01-01'],
      ['LM', -1, '2025-12-31', '32/13/2025'],
    ])
    expect(rows.map((r) => r.alasan.map((a) => a.column))).toEqual([
      ['jumlah_kupon', 'tgl_selesai'],
      ['jumlah_kupon', 'tgl_selesai'],
    ])
    expect(rows.map((r) => r.alasan[1]!.alasan)).toEqual([
      'Tanggal Selesai Tidak Boleh Kurang Dari Tanggal Mulai',
      'Tanggal Selesai Tidak Valid (Tertulis "32/13/2025"), Misalnya 2025-01-15',
    ])
  })

  it('that hand over a default account do so together', async () => {
    const nomor = '5551234567'
    expect(
      (await ask('SPV1', 'POST', 'rekenings', { no_rekening: nomor, kode_bank: 'BCA', nama_rekening: 'DUA' }))
        .status,
    ).toBe(200)
    const [{ no_rekening }] = (await ask('SPV1', 'GET', 'rekenings')).data.filter(
      (r: Values) => r.kode_bank === 'BCA' && r.is_default,
    )
    const rows = [
      ['No Rekening', 'Default'],
      [nomor, true],
      [no_rekening, false],
    ]
    const { baris: lines, sidik: digest } = await lihat('rekenings', rows)
    expect(lines.map((r) => r.tanda)).toEqual(['BERUBAH', 'BERUBAH'])
    expect((await simpan('rekenings', rows, digest)).status).toBe(200)
  })

  it('a number typed without its zero is kept as it is stored, and read with it where it is new', async () => {
    await ask('SPV1', 'POST', 'sales', { kode_sales: 'HP8', nama_sales: 'LAMA', no_hp: '81234567890' })
    const { baris: rows } = await lihat('sales', [
      ['Kode Sales', 'Nama Sales', 'No HP'],
      ['HP8', 'LAMA', '81234567890'],
      ['007', 'BARU', '81234567890'],
    ])
    expect(rows.map((r) => [r.kode, r.tanda])).toEqual([
      ['HP8', 'SAMA'],
      ['007', 'BARU'],
    ])
  })
})

/** Says what a file may write in more ways than a form: a number for a text, a word for yes. */
const isTaken = (kind: string, value: unknown): boolean =>
  (kind === 'tanggal' && value === '15-01-2025') ||
  (kind === 'karat' && value === 16) ||
  (kind === 'ya-tidak' && (value === 'YA' || value === 1)) ||
  (value === '5' && ['angka', 'rupiah', 'gram', 'persen', 'ukuran'].includes(kind)) ||
  (kind === 'digit' && value === 812)

describe('a file that is not quite right', () => {
  const COLUMNS = ['Kode Sales', 'Nama Sales', 'Warna Rambut']
  const aturanRugi = (...groups: string[]) =>
    csv([
      ['Group', 'Tipe', 'Nilai', 'Hari Dari', 'Hari Sampai'],
      ...groups.map((g) => [g, 'RP', 15_000, 0, 30]),
    ])

  it('may have columns that nobody reads, once somebody has agreed to that', async () => {
    const file = csv([COLUMNS, ['TK1', 'TUTI', 'HITAM']])
    const { data } = await ask('SPV1', 'POST', 'sales/impor/periksa', { berkas: file })
    expect(data).toMatchObject({ tidak_dikenal: ['Warna Rambut'], jumlah: { BARU: 1, SALAH: 0 } })
    const body = { berkas: file, sidik: data.sidik }
    expect(await ask('SPV1', 'POST', 'sales/impor/terapkan', body)).toMatchObject({
      status: 400,
      message: 'Ada Yang Harus Disetujui Dulu Di Berkas Ini, Silahkan Periksa Lagi',
    })
    expect((await ask('SPV1', 'POST', 'sales/impor/terapkan', { ...body, setuju: true })).status).toBe(200)
  })

  it('names a row by its name as well as by its code', async () => {
    await inDatabase(`UPDATE parameter_rugi_nota SET status_aktif = false`)
    const { data } = await ask('SPV1', 'POST', 'ruginota/impor/periksa', {
      berkas: aturanRugi('emas 37.5%', 'G700', 'EMAS 99'),
    })
    expect((data as ImporResult).baris.map((b) => [b.tanda, b.alasan.map((a) => a.alasan)])).toEqual([
      ['BARU', []],
      ['BARU', []],
      ['SALAH', [expect.stringMatching(/^Group EMAS 99 Tidak Ada, Yang Ada .*G375 \(EMAS 37\.5%\)/)]],
    ])
  })

  it('comes back with what is wrong in each row, to be put right and given again', async () => {
    const { readXlsx, writeXlsx } = await import('hucre/xlsx')
    const given = csv([COLUMNS, ['TK2', 'SARI', 'X'], ['TK 3', '', 'Y'], ['TK2', 'LAGI', 'Z']])
    const { status, bytes } = await (
      await ask.as('SPV1')
    ).file('sales/impor/kesalahan', 'POST', { berkas: given })
    expect(status).toBe(200)
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet!.rows).toEqual([
      ['Kesalahan', ...COLUMNS],
      [null, 'TK2', 'SARI', 'X'],
      [
        'Kode Sales Tidak Valid (Tertulis "TK 3"), Huruf, Angka, Titik, Atau Strip, Misalnya A-1; Nama Sales Tidak Boleh Kosong',
        'TK 3',
        null,
        'Y',
      ],
      ['Kode Sales TK2 Sudah Ada Di Baris 2', 'TK2', 'LAGI', 'Z'],
    ])
    const put = sheet!.rows.map((row, i) =>
      i === 2 ? [row[0], 'TK3', 'RINI', 'Y'] : i === 3 ? [row[0], 'TK4', ...row.slice(2)] : row,
    )
    const again = upload(await writeXlsx({ sheets: [{ name: 'a', rows: put as never }] }))
    const { data } = await ask('SPV1', 'POST', 'sales/impor/periksa', { berkas: again })
    expect(data).toMatchObject({ jumlah: { BARU: 3, SALAH: 0 }, tidak_dikenal: ['Warna Rambut'] })
    expect(await inDatabase(`SELECT 1 FROM sales WHERE kode_sales = 'TK2'`), 'nothing was kept').toEqual([])
  })

  it('is best begun from the example, which offers the codes that there are', async () => {
    const { readXlsx } = await import('hucre/xlsx')
    const { bytes } = await (await ask.as('SPV1')).file('ruginota/impor/contoh')
    const { sheets } = await readXlsx(bytes)
    expect(sheets.map((s) => s.name)).toEqual(['Parameter Rugi Nota', 'Daftar Kode'])
    expect(sheets[1]!.rows.slice(0, 2)).toEqual([
      ['Group', 'Nama Group'],
      ['G375', 'EMAS 37.5%'],
    ])
    expect(sheets[0]!.dataValidations).toMatchObject([
      {
        type: 'list',
        range: 'A2:A50000',
        formula1: expect.stringMatching(/^'Daftar Kode'!\$A\$2:\$A\$\d+$/),
      },
      { type: 'list', values: ['PERSENTASE', 'RP'], range: 'B2:B50000' },
    ])
    expect(sheets[0]!.rows[1]![0], 'a code that is there').toBe('G375')
  })
})
