/**
 * The same tests for every master that has a screen, made from its definition. A master's own rules:
 * hooks/hooks.test.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callPath, type CallDefinition } from '#domain/call.ts'
import { formFields } from '#domain/master-calls.ts'
import { fieldFor } from '#domain/master-field.ts'
import type { AnyMaster, Operation } from '#domain/master-types.ts'
import { masters } from '#domain/masters/index.ts'
import { askOf, inDatabase as queryAll, type Ask } from '#test/tools/ask.ts'
import { badValues, goodValues, type Values } from '#test/tools/master-values.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

/** The address of a call of one row: its key in the path, or in the query. */
const to = (call: CallDefinition | undefined, code = '1'): [method: string, path: string] => {
  const key = call!.path.includes('{code}')
    ? undefined
    : Object.keys((call!.query as z.ZodObject | undefined)?.shape ?? {})[0]
  return [
    call!.method,
    `${callPath(call!, { code })}${call!.write && key ? `?${key}=${encodeURIComponent(code)}` : ''}`,
  ]
}

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
}, 60_000)
afterAll(() => server?.close())

it.each(masters.map((m) => [m.name, m] as const))(
  'master %s declares exactly the columns of its table',
  async (_, master) => {
    const columns = await inDatabase<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
      [master.table],
    )
    const declared = [
      ...Object.keys(master.fields),
      'status_aktif',
      ...(master.scope === 'toko' ? ['kode_toko'] : []),
    ]
    expect(columns.map((c) => c.column_name).sort()).toEqual(declared.sort())
  },
)

const withScreen = masters.filter((m) => m.menu)
let next = 0

describe.each(withScreen.map((m) => [m.name, m] as const))('master %s', (_, master) => {
  const calls = master.screen
  const keyLabel = master.fields[master.key]!.label
  const offered = new Map<AnyMaster, string>()
  const isNumbered = master.fields[master.key]!.kind === 'nomor'
  const nobody = isNumbered || master.fields[master.key]!.kind === 'digit' ? '999999999' : 'TIDAKADA'

  beforeAll(async () => {
    for (const field of Object.values(master.fields)) {
      if (field.kind !== 'ref') continue
      const { data } = await ask('OWN1', ...to(Object.values(field.ref.calls)[0]))
      offered.set(field.ref, data[0][field.ref.key])
    }
    // The fixture's rules leave no room for others.
    if (master.noOverlap) await inDatabase(`UPDATE ${master.table} SET status_aktif = false`)
  })
  const fresh = (): Values => goodValues(master, ++next, (ref) => offered.get(ref)!)
  const made = async (): Promise<{ code: string; values: Values; row: Values }> => {
    const values = fresh()
    if (!calls.create) return madeWith(values)
    const { status, data, message } = await ask('SPV1', ...to(calls.create), values)
    expect({ status, message }).toEqual({ status: 200, message: 'Data Berhasil Ditambahkan' })
    return { code: String(data[master.key]), values, row: data }
  }
  /** A row that nobody adds comes with the row it is about; it is edited to these values. */
  const madeWith = async (values: Values): Promise<{ code: string; values: Values; row: Values }> => {
    const field = master.fields[master.key]!
    if (field.kind !== 'ref') throw new Error(`${master.name}: who makes its rows?`)
    const about = goodValues(field.ref, next, () => [...offered.values()][0]!)
    for (const [name, f] of formFields(field.ref))
      if (f.kind === 'ref')
        about[name] = (await ask('OWN1', ...to(Object.values(f.ref.calls)[0]))).data[0][f.ref.key]
    const code = String(about[field.ref.key])
    expect(await ask('SPV1', ...to(field.ref.screen.create), about)).toMatchObject({ status: 200 })
    const { [master.key]: _, ...rest } = values
    const { status, data } = await ask('SPV1', ...to(calls.edit, code), rest)
    expect(status).toBe(200)
    return { code, values: { ...rest, [master.key]: code }, row: data }
  }
  const editable = () => formFields(master).filter(([name, f]) => name !== master.key && !f.readOnlyOnEdit)
  const rowCalls = (['edit', 'remove', 'reactivate'] as const).flatMap((operation) =>
    calls[operation] ? [[operation, calls[operation]] as const] : [],
  )
  /** A field to change, and its next value. */
  const change = (n: number): Values => {
    const [name, field] =
      editable().find(([, f]) => f.kind === 'teks' && !f.unique) ??
      editable().find(([, f]) => f.kind === 'teks' || f.kind === 'ukuran')!
    return named(name, field.kind === 'teks' ? `NAMA BARU ${master.name} ${n}`.toUpperCase() : n)
  }
  /** A value of a field as an edit names it: a measure together with the choice that says its unit. */
  const named = (name: string, value: unknown): Values => {
    const field = master.fields[name]!
    if (field.kind !== 'ukuran') return { [name]: value }
    const together = Object.entries(fresh()).filter(
      ([other]) => other === field.oleh || master.fields[other]!.kind === 'ukuran',
    )
    return { ...Object.fromEntries(together), [name]: value }
  }

  const auditOf = (code: string) =>
    inDatabase<{ aksi: string; user_id: string; sebelum: Values | null; sesudah: Values }>(
      'SELECT aksi, user_id, sebelum, sesudah FROM audit_log WHERE tabel = $1 AND ref = $2 ORDER BY id',
      [master.table, code],
    )
  const found = async (code: string): Promise<Values | undefined> => {
    const { data } = await ask(
      'OWN1',
      'GET',
      `${callPath(calls.page!)}?cari=${isNumbered ? '' : encodeURIComponent(code)}&ukuran=200`,
    )
    return data.rows.find((row: Values) => String(row[master.key]) === code)
  }

  it('asks for a session and for the right to each operation', async () => {
    for (const [operation, call] of Object.entries(calls) as [Operation, CallDefinition][]) {
      const address = to(call)
      expect((await ask(null, ...address)).status, `${operation} without a token`).toBe(401)
      expect((await ask('SLS1', ...address)).status, `${operation} without the right`).toBe(403)
    }
    for (const call of Object.values(master.calls)) {
      const path = call.path.replace(/\{\w+\}/, 'X')
      expect((await ask(null, call.method, path)).status).toBe(401)
      expect((await ask('SLS1', call.method, path)).status, 'a picker is everybody’s').toBe(200)
    }
  })

  it('gives each right by itself: who may look may not write', async () => {
    await inDatabase(
      `INSERT INTO hak_akses (user_id, menu_name, is_show, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export)
       VALUES ('KSR1', $1, true, false, false, false, false)
       ON CONFLICT (user_id, menu_name) DO UPDATE SET is_show = true, boleh_tambah = false,
         boleh_ubah = false, boleh_hapus = false, boleh_export = false`,
      [master.menu],
    )
    ask.forget('KSR1')
    expect((await ask('KSR1', ...to(calls.page))).status).toBe(200)
    for (const [operation, call] of Object.entries(calls) as [Operation, CallDefinition][])
      if (operation !== 'page') expect((await ask('KSR1', ...to(call))).status, operation).toBe(403)
  })

  it('makes, shows and edits a row, and writes each down', async () => {
    const { code, values, row } = await made()
    expect(row).toMatchObject(values)
    expect(await found(code)).toEqual(row)

    const changed = change(1)
    const edited = await ask('SPV1', ...to(calls.edit, code), { ...changed, versi: row.versi })
    expect(edited).toMatchObject({
      status: 200,
      message: 'Data Berhasil Diedit',
      data: { ...values, ...changed },
    })
    expect(await ask('SPV1', ...to(calls.edit, code), { ...change(2), versi: row.versi })).toMatchObject({
      status: 409,
      message: 'Data Sudah Diubah User Lain, Silahkan Ulangi',
    })
    for (const [name, field] of editable().filter(([, f]) => fieldFor(f, {}).default === undefined)) {
      const empty = await ask('SPV1', ...to(calls.edit, code), named(name, null))
      expect(empty, name).toMatchObject({
        status: 400,
        errors: [
          {
            field: name,
            message:
              field.kind === 'pilihan'
                ? `${field.label} Harus Dipilih`
                : (field.empty ?? `${field.label} Tidak Boleh Kosong`),
          },
        ],
      })
    }

    const log = await auditOf(code)
    expect(log.map((l) => [l.aksi, l.user_id])).toEqual(
      [calls.create ? 'TAMBAH' : 'UBAH', 'UBAH'].map((actions) => [actions, 'SPV1']),
    )
    if (calls.create)
      expect(log[0]).toMatchObject({ sebelum: null, sesudah: { [master.key]: row[master.key] } })
    const [name] = Object.keys(changed).slice(-1)
    expect(log[1]!.sebelum![name!]).not.toEqual(log[1]!.sesudah[name!])
  })

  it.runIf(calls.remove)('deactivates and reactivates a row, and writes each down', async () => {
    const { code, values } = await made()
    expect(await ask('SPV1', ...to(calls.remove, code))).toMatchObject({
      status: 200,
      message: 'Data Berhasil Dinonaktifkan',
      data: { status_aktif: false },
    })
    expect(await ask('SPV1', ...to(calls.edit, code), change(1))).toMatchObject({
      status: 400,
      message: `${keyLabel} ${code} DELETED`,
    })
    expect(await ask('SPV1', ...to(calls.remove, code))).toMatchObject({
      status: 400,
      message: `${keyLabel} ${code} DELETED`,
    })
    expect(await found(code)).toMatchObject({ status_aktif: false })
    if (!isNumbered)
      expect(await ask('SPV1', ...to(calls.create), values)).toMatchObject({
        status: 400,
        message: `${keyLabel} ${code} DELETED`,
        errors: [{ field: master.key }],
      })

    expect(await ask('SPV1', ...to(calls.reactivate, code))).toMatchObject({
      status: 200,
      message: 'Berhasil',
      data: { ...values, status_aktif: true },
    })
    if (!isNumbered)
      expect(await ask('SPV1', ...to(calls.create), values)).toMatchObject({
        status: 400,
        message: `${keyLabel} ${code} Sudah Ada`,
      })

    const log = await auditOf(code)
    expect(log.map((l) => [l.aksi, l.user_id])).toEqual(
      ['TAMBAH', 'HAPUS', 'AKTIFKAN'].map((actions) => [actions, 'SPV1']),
    )
    expect(log[1]).toMatchObject({ sebelum: { status_aktif: true }, sesudah: { status_aktif: false } })
  })

  it.runIf(calls.remove)('offers a deactivated row to nobody', async () => {
    const { code } = await made()
    const first = Object.values(master.calls)[0]!
    const codes = async () => (await ask('SLS1', ...to(first))).data.map((r: Values) => String(r[master.key]))
    expect(await codes()).toContain(code)
    await ask('SPV1', ...to(calls.remove, code))
    expect(await codes()).not.toContain(code)
  })

  const holding = Object.entries(master.fields).filter(
    ([, f]) => f.kind === 'ref' && f.default !== null && !f.lepas && !f.ref.reserved,
  )
  it.runIf(calls.remove && holding.length > 0)(
    'holds the row that it names: without it it would mean nothing',
    async () => {
      const { row } = await made()
      for (const [name, field] of holding) {
        if (field.kind !== 'ref') continue
        const reply = await ask('SPV1', ...to(field.ref.screen.remove, String(row[name])))
        expect(reply).toMatchObject({
          status: 409,
          message: expect.stringContaining(`${field.ref.title} ${String(row[name])} Masih Dipakai`),
        })
      }
    },
  )

  const { noOverlap } = master
  it.runIf(noOverlap)('never shares its range with another, whoever is first', async () => {
    const { from, to: end, per } = noOverlap!
    const { code, values } = await made()
    const overlap = {
      status: 400,
      errors: [from, end].map((field) => ({
        field,
        message: expect.stringMatching(/^Rentang .+ Bertumpuk Dengan /),
      })),
    }
    expect(await ask('SPV1', ...to(calls.create), values)).toMatchObject(overlap)
    await ask('SPV1', ...to(calls.remove, code))
    const second = await ask('SPV1', ...to(calls.create), values)
    expect(second.status).toBe(200)
    expect(await ask('SPV1', ...to(calls.reactivate, code))).toMatchObject(overlap)
    // Of what is not the same in all that counts, the range may be the same.
    const other = [...offered.keys()].find(
      (ref) => (master.fields[per[0]!] as { ref?: AnyMaster }).ref === ref,
    )
    const { data } = await ask('OWN1', ...to(Object.values(other!.calls)[0]))
    const elsewhere = data.map((r: Values) => r[other!.key]).find((kode: string) => kode !== values[per[0]!])
    const third = await ask('SPV1', ...to(calls.create), { ...values, [per[0]!]: elsewhere })
    expect(third.status).toBe(200)
    expect(
      await ask('SPV1', ...to(calls.edit, String(third.data[master.key])), { [per[0]!]: values[per[0]!] }),
    ).toMatchObject(overlap)
  })

  const ends = formFields(master).filter(([, f]) => f.from)
  it.runIf(ends.length > 0)('ends no range before it begins', async () => {
    const { code, values } = await made()
    for (const [name, { from, label }] of ends) {
      const before = typeof values[name] === 'string' ? '2001-01-01' : 0
      const begin = typeof values[name] === 'string' ? '2001-01-02' : 1
      const text = `${label} Tidak Boleh Kurang Dari ${master.fields[from!]!.label}`
      expect(await ask('SPV1', ...to(calls.edit, code), { [name]: before, [from!]: begin })).toMatchObject({
        status: 400,
        errors: [{ field: name, message: text }],
      })
      expect(await ask('SPV1', ...to(calls.edit, code), { [name]: before })).toMatchObject({
        status: 400,
        errors: [{ field: name, message: text }],
      })
      if (calls.create)
        expect(
          await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: before, [from!]: begin }),
        ).toMatchObject({ status: 400, errors: [{ field: name, message: text }] })
    }
  })

  it.runIf(calls.create)(
    'refuses bad values with their texts, all at once, and changes nothing',
    async () => {
      const before = await inDatabase<{ n: number }>(`SELECT count(*) AS n FROM ${master.table}`)
      for (const [name, field] of formFields(master)) {
        for (const [value, text] of badValues(field)) {
          const { status, errors } = await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: value })
          expect(status, `${name}: ${JSON.stringify(value)}`).toBe(400)
          expect(errors).toEqual([{ field: name, message: expect.stringContaining(text) }])
        }
      }
      const required = formFields(master).filter(([, f]) => fieldFor(f, {}).default === undefined)
      const empty = await ask('SPV1', ...to(calls.create), {})
      expect(empty.status).toBe(400)
      expect(empty.errors?.map((e) => e.field)).toEqual(required.map(([name]) => name))
      for (const body of [undefined, [], 'x', 7])
        expect((await ask('SPV1', ...to(calls.create), body)).status).toBe(400)
      expect(await ask('SPV1', ...to(calls.create), { ...fresh(), bukan_kolom: 1 })).toMatchObject({
        status: 400,
        errors: [{ field: 'bukan_kolom' }],
      })
      expect(await inDatabase(`SELECT count(*) AS n FROM ${master.table}`)).toEqual(before)
    },
  )

  it('refuses bad values in an edit too, and the key in any', async () => {
    const { code, row } = await made()
    for (const [name, field] of editable()) {
      for (const [value] of badValues(field).filter(([v]) => v !== undefined)) {
        const { status, errors } = await ask('SPV1', ...to(calls.edit, code), named(name, value))
        expect({ status, field: errors?.[0]?.field }, `${name}: ${JSON.stringify(value)}`).toEqual({
          status: 400,
          field: name,
        })
      }
    }
    expect(await ask('SPV1', ...to(calls.edit, code), { [master.key]: 'LAIN' })).toMatchObject({
      status: 400,
      message: isNumbered ? 'id Tidak Dikenal' : `${keyLabel} Tidak Bisa Diubah`,
    })
    expect(await found(code)).toEqual(row)
    expect(await auditOf(code)).toHaveLength(1)
  })

  it('refuses what is not there, and a reference that no picker offers', async () => {
    for (const [operation, call] of rowCalls) {
      const body = operation === 'edit' ? {} : undefined
      expect(await ask('SPV1', ...to(call, nobody), body)).toMatchObject({
        status: 404,
        message: `${keyLabel} ${nobody} Tidak Ditemukan`,
      })
      for (const bad of ['\0', 'A B', 'x'.repeat(300)]) {
        const { status } = await ask('SPV1', ...to(call, bad), body)
        expect(status >= 400 && status < 500).toBe(true)
      }
    }
    for (const [name, field] of formFields(master)) {
      if (field.kind !== 'ref' || !calls.create) continue
      expect(await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: 'TIDAKADA' })).toMatchObject({
        status: 400,
        errors: [{ field: name, message: `${field.label} TIDAKADA Tidak Ada` }],
      })
    }
  })

  const unique = formFields(master).filter(([name, f]) => f.unique && name !== master.key)
  it.runIf(unique.length > 0)('refuses a value that another row holds', async () => {
    const { values } = await made()
    for (const [name, { label }] of unique) {
      expect(await ask('SPV1', ...to(calls.create), { ...fresh(), [name]: values[name] })).toMatchObject({
        status: 400,
        errors: [{ field: name, message: `${label} ${String(values[name])} Sudah Ada` }],
      })
    }
  })

  it.runIf(calls.create)('makes one row of a request that is sent again, and of two that race', async () => {
    const again = fresh()
    const idTrx = `UJI${String(next).padStart(13, '0')}`
    const [one, two] = [
      await ask('SPV1', ...to(calls.create), again, idTrx),
      await ask('SPV1', ...to(calls.create), again, idTrx),
    ]
    expect(one.status).toBe(200)
    expect(two).toEqual(one)
    expect(await auditOf(String(one.data[master.key]))).toHaveLength(1)

    const race = fresh()
    const replies = await Promise.all([0, 1, 2, 3].map(() => ask('SPV1', ...to(calls.create), race)))
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400, 400, 400])
  })

  it('finds, sorts, pages and counts on the server', async () => {
    for (let i = 0; i < 5; i++) await made()
    const pageOf = async (query: string) =>
      (await ask('SPV1', 'GET', `${callPath(calls.page!)}?cari=${isNumbered ? '' : 'UJI'}&${query}`))
        .data as { rows: Values[]; jumlah: number }
    const all = await pageOf('ukuran=200')
    const keys = (rows: Values[]) => rows.map((r) => r[master.key])
    expect(all.jumlah).toBe(all.rows.length)
    // As people count: UJI9 before UJI10.
    if (master.fields[master.key]!.kind === 'kode')
      expect(keys(all.rows)).toEqual(
        keys(all.rows).toSorted(new Intl.Collator('en', { numeric: true }).compare as never),
      )
    expect(keys((await pageOf(`ukuran=200&urut=${master.key}&arah=DESC`)).rows)).toEqual(
      keys(all.rows).reverse(),
    )
    const [first, second] = [await pageOf('ukuran=2&halaman=1'), await pageOf('ukuran=2&halaman=2')]
    expect([...keys(first.rows), ...keys(second.rows)]).toEqual(keys(all.rows).slice(0, 4))
    expect(first.jumlah).toBe(all.jumlah)
    const deleted = await pageOf('ukuran=200&status=DELETED')
    if (calls.remove) expect(deleted.rows.length).toBeGreaterThan(0)
    expect(deleted.rows.every((r) => r.status_aktif === false)).toBe(true)
    expect(
      (await ask('SPV1', 'GET', `${callPath(calls.page!)}?cari=${encodeURIComponent("%_\\'")}`)).data,
    ).toEqual({ rows: [], jumlah: 0 })
    for (const bad of ['urut=password_hash', 'arah=NAIK', 'halaman=0', 'ukuran=100000', 'halaman=1.5'])
      expect((await ask('SPV1', 'GET', `${callPath(calls.page!)}?${bad}`)).status, bad).toBe(400)
    const exported = (await ask('SPV1', 'GET', `${callPath(calls.export!)}?cari=${isNumbered ? '' : 'UJI'}`))
      .data
    expect(keys(exported)).toEqual(keys(all.rows))
  })

  it.runIf(master.scope === 'toko')('sees and touches nothing of another shop', async () => {
    const { code } = await made()
    // A number is a number in another shop too.
    const [lain, beda] = master.fields[master.key]!.kind === 'digit' ? ['99', '88'] : ['LAIN-', 'BEDA-']
    const columns = Object.keys(master.fields).join(', ')
    await moveRefs(master, code)
    await inDatabase(
      `INSERT INTO ${master.table} (kode_toko, ${columns})
       SELECT 'TK02', ${columns.replace(master.key, `'${lain}' || ${master.key}`)} FROM ${master.table}
       WHERE kode_toko = 'TK01' AND ${master.key} = $1`,
      [code],
    )
    const other = `${lain}${code}`
    expect(await found(other)).toBeUndefined()
    for (const call of Object.values(master.calls)) {
      const rows = (
        await ask(
          'SPV1',
          call.method,
          call.path.replace(/\{(\w+)\}/, (_, name) => String(offered.values().next().value ?? name)),
        )
      ).data
      expect(rows.map((r: Values) => r[master.key])).not.toContain(other)
    }
    for (const [operation, call] of rowCalls)
      expect((await ask('SPV1', ...to(call, other), operation === 'edit' ? {} : undefined)).status).toBe(404)
    // The same code may live in both shops.
    await inDatabase(
      `UPDATE ${master.table} SET ${master.key} = $1 WHERE kode_toko = 'TK02' AND ${master.key} = $2`,
      [`${beda}${code}`, other],
    )
    expect(
      (await ask('SPV1', ...to(calls.create), { ...fresh(), [master.key]: `${beda}${code}` })).status,
    ).toBe(200)
  })

  /** Rows that a row of this shop refers to must exist in the other shop before its copy can. */
  async function moveRefs(master: AnyMaster, code: string): Promise<void> {
    for (const [name, field] of Object.entries(master.fields)) {
      if (field.kind !== 'ref' || field.ref.scope !== 'toko') continue
      const columns = Object.keys(field.ref.fields).join(', ')
      await inDatabase(
        `INSERT INTO ${field.ref.table} (kode_toko, ${columns}) SELECT 'TK02', ${columns} FROM ${field.ref.table}
         WHERE kode_toko = 'TK01'
           AND ${field.ref.key} = (
             SELECT ${name} FROM ${master.table} WHERE kode_toko = 'TK01' AND ${master.key} = $1)
         ON CONFLICT DO NOTHING`,
        [code],
      )
    }
  }
})
