/** The rows of a backup in an empty database of its shape: all of them and nothing else, or none. */
import { promises, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type pg from 'pg'
import * as copy from 'pg-copy-streams'
import { tabelDari, type Manifest } from './manifest.ts'
import { aturTransaksi, tableRows, columnNames, semuaTabel } from './snapshot.ts'
import { Rusak, type TarFile } from './tar.ts'

export const membuka = promisify(gunzip) as (isi: Buffer) => Promise<Buffer>

interface Asing {
  tabel: string
  nama: string
  isi: string
}

/**
 * Begins a transaction in which tables take rows in any order: what looks from table to table is set aside, and put back by
 * `selesai`, which looks at all of them at once. What a row says of itself is checked as ever.
 */
export async function startLoading(client: pg.ClientBase, manifest: Manifest) {
  await client.query('BEGIN')
  await aturTransaksi(client)
  await pastikanBentuk(client, manifest)
  const { rows: asing } = await client.query<Asing>(
    `SELECT conrelid::regclass::text AS tabel, quote_ident(conname) AS nama, pg_get_constraintdef(oid) AS isi
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  )
  const semua = manifest.tabel.map(({ nama }) => `"${nama}"`)
  await client.query(
    [
      ...asing.map(({ tabel, nama }) => `ALTER TABLE ${tabel} DROP CONSTRAINT ${nama}`),
      ...semua.map((t) => `ALTER TABLE ${t} DISABLE TRIGGER USER`),
      `TRUNCATE ${semua.join(', ')}`,
    ].join('; '),
  )
  const columns = new Map(manifest.tabel.map((t) => [t.nama, t.kolom]))
  return {
    async bagian({ nama, isi }: TarFile): Promise<void> {
      const tabel = tabelDari(nama)
      const ada = tabel && columns.get(tabel)
      if (!ada) return
      await promises.pipeline(
        Readable.from([await membuka(isi)]),
        client.query(copy.from(`COPY "${tabel}" (${columnNames(ada)}) FROM STDIN`)),
      )
    },
    /** @throws when a table is not what it was; nothing has been written then */
    async selesai(): Promise<void> {
      await samakan(client, manifest)
      await client.query(
        [
          ...semua.map((t) => `ALTER TABLE ${t} ENABLE TRIGGER USER`),
          ...asing.map(({ tabel, nama, isi }) => `ALTER TABLE ${tabel} ADD CONSTRAINT ${nama} ${isi}`),
        ].join('; '),
      )
      for (const { nama, nilai, terpakai } of manifest.urutan)
        await client.query('SELECT setval($1::regclass, $2, $3)', [`"${nama}"`, nilai, terpakai])
      await client.query('COMMIT')
    },
  }
}

/** The migrations of the file, made here, come to the same tables. */
async function pastikanBentuk(client: pg.ClientBase, { tabel }: Manifest): Promise<void> {
  const bentuk = (semua: readonly { nama: string; kolom: string[] }[]): string =>
    JSON.stringify(semua.map(({ nama, kolom: columns }) => [nama, columns.toSorted()]))
  const ada = await semuaTabel(client, TANDA)
  if (bentuk(ada) !== bentuk(tabel)) throw new Error('tabel-tabelnya lain daripada yang dibuat versi ini')
}

/** There from the first change of a restore to its last: what is found with it is begun anew. */
export const TANDA = 'pemulihan_belum_selesai'

/** Every table is read again: the same rows, to the byte. */
async function samakan(client: pg.ClientBase, { tabel }: Manifest): Promise<void> {
  for (const t of tabel) {
    const result = { baris: 0, sha256: '' }
    for await (const _ of tableRows(client, t, result));
    if (result.sha256 !== t.sha256 || result.baris !== t.baris)
      throw new Rusak(`tidak sama setelah dimuat: ${t.nama} ${result.baris} baris, seharusnya ${t.baris}`)
  }
}
