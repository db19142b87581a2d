import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureOptions, isLoopback, startOptions } from './options.ts'

test('without a word: this computer only, port 8080, data beside the program', () => {
  expect(startOptions([], {})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    data: resolve('data'),
    penyimpanan: { folder: resolve('data/gambar') },
    cadangan: { tempat: { folder: resolve('data/cadangan') }, bawaan: true, jam: undefined, simpan: 30 },
    databaseUrl: undefined,
    databaseUrlServer: undefined,
    readDatabaseUrl: undefined,
    proksi: [],
    metrics: [],
    portal: [],
    pamitMs: 0,
    log: 'teks',
    tls: undefined,
    baru: false,
  })
})

test('flags win over the environment', () => {
  const env = {
    PORT: '9000',
    HOST: '0.0.0.0',
    KENCANA_DATA: '/srv/kencana',
    DATABASE_URL: 'postgresql://db/kencana',
    DATABASE_URL_SERVER: 'postgresql://kencana_server@db/kencana',
    DATABASE_URL_BACA: 'postgresql://replika/kencana',
  }
  expect(startOptions([], env)).toEqual({
    port: 9000,
    host: '0.0.0.0',
    data: '/srv/kencana',
    penyimpanan: { folder: '/srv/kencana/gambar' },
    cadangan: { tempat: { folder: '/srv/kencana/cadangan' }, bawaan: true, jam: undefined, simpan: 30 },
    databaseUrl: 'postgresql://db/kencana',
    databaseUrlServer: 'postgresql://kencana_server@db/kencana',
    readDatabaseUrl: 'postgresql://replika/kencana',
    proksi: [],
    metrics: [],
    portal: [],
    pamitMs: 0,
    log: 'teks',
    tls: undefined,
    baru: false,
  })
  expect(startOptions(['--port', '9001', '--host', '10.0.0.2', '--data', '/lain'], env)).toMatchObject({
    port: 9001,
    host: '10.0.0.2',
    data: '/lain',
  })
})

test('a pooler and a standby are addresses of PostgreSQL, or the start says so', () => {
  expect(() => startOptions([], { DATABASE_URL_KOLAM: 'pgbouncer:6432' })).toThrow(
    'DATABASE_URL_KOLAM bukan alamat PostgreSQL',
  )
  for (const DATABASE_URL_BACA of ['replika', 'http://replika/kencana', 'replika:5432/kencana'])
    expect(() => startOptions([], { DATABASE_URL_BACA })).toThrow('DATABASE_URL_BACA bukan alamat PostgreSQL')
  expect(startOptions([], { DATABASE_URL_BACA: '' }).readDatabaseUrl).toBeUndefined()
})

test('networks are told by CIDR, the time to take leave in seconds, the log by its form', () => {
  const { proksi, metrics, pamitMs, log } = startOptions([], {
    KENCANA_PROKSI: '10.0.0.0/24, fd00::/8',
    KENCANA_UKUR: '10.1.2.3',
    KENCANA_PAMIT: '5',
    KENCANA_LOG: 'json',
  })
  expect({ proksi, metrics, pamitMs, log }).toEqual({
    proksi: ['10.0.0.0/24', 'fd00::/8'],
    metrics: ['10.1.2.3/32'],
    pamitMs: 5_000,
    log: 'json',
  })
  for (const [nama, content, kata] of [
    ['KENCANA_PROKSI', 'haproxy', 'bukan alamat atau jaringan'],
    ['KENCANA_PROKSI', '10.0.0.0/33', 'lebih dari 32'],
    ['KENCANA_UKUR', '0.0.0.0/0', 'bukan jaringan sendiri'],
    ['KENCANA_UKUR', '::/0', 'bukan jaringan sendiri'],
    ['KENCANA_PAMIT', '61', '0 sampai 60'],
    ['KENCANA_PAMIT', '5s', '0 sampai 60'],
    ['KENCANA_LOG', 'xml', 'teks, json'],
  ] as const)
    expect(() => startOptions([], { [nama]: content })).toThrow(kata)
})

test('--baru asks for a real shop', () => {
  expect(startOptions(['--baru', '--port', '9001'], {})).toMatchObject({ baru: true, port: 9001 })
  expect(fixtureOptions(['--kosong'], {})).toMatchObject({ kosong: true, tanggal: '2025-01-15' })
})

test('--tls names a certificate and its key, anywhere among the others', () => {
  const tls = { cert: resolve('cert.pem'), key: '/etc/kunci.pem' }
  expect(startOptions(['--tls', 'cert.pem', '/etc/kunci.pem', '--port', '8443'], {})).toMatchObject({
    tls,
    port: 8443,
  })
  expect(startOptions(['--baru', '--tls', 'cert.pem', '/etc/kunci.pem'], {})).toMatchObject({
    tls,
    baru: true,
  })
  for (const half of [['--tls'], ['--tls', 'cert.pem'], ['--tls', 'cert.pem', '--port', '1']])
    expect(() => startOptions(half, {})).toThrow('--tls perlu dua berkas')
})

test('an address of this computer alone is no network', () => {
  expect(['127.0.0.1', '127.0.1.1', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '192.168.1.5', 'toko.example', '127.0.0.1.evil'].map(isLoopback)).toEqual(
    Array(5).fill(false),
  )
})

test('what is not understood is said in a sentence', () => {
  expect(() => startOptions(['--porta', '1'], {})).toThrow(
    'Pilihan tidak dikenal: --porta 1; yang ada: --port …, --host …, --data …, --penyimpanan …, --baru, --tls cert.pem key.pem',
  )
  expect(() => startOptions(['--port', '80a'], {})).toThrow('Port 80a bukan angka 0 sampai 65535')
  expect(() => startOptions(['--baru=ya'], {})).toThrow('--baru=ya')
  for (const empty of [['--port'], ['--data', '--baru'], ['--host', '']])
    expect(() => startOptions(empty, {})).toThrow(`${empty[0]} tanpa isi`)
  expect(() => startOptions([], { PORT: '70000' })).toThrow('Port 70000')
})

test('the fixture keeps away from production and from real databases', () => {
  expect(fixtureOptions(['--date', '2024-02-29', '--port', '4100'], {})).toEqual({
    port: 4100,
    host: '127.0.0.1',
    tanggal: '2024-02-29',
    kosong: false,
  })
  expect(() => fixtureOptions([], { NODE_ENV: 'production' })).toThrow('NODE_ENV=production')
  expect(() => fixtureOptions([], { DATABASE_URL: 'postgresql://db/kencana' })).toThrow(
    'kosongkan DATABASE_URL',
  )
  for (const bad of ['2025-02-30', '15-01-2025', '2025-1-5', 'besok'])
    expect(() => fixtureOptions(['--date', bad], {})).toThrow('bukan tanggal')
})

test('backups are made by themselves once their place is said', () => {
  const dari = (env: Record<string, string>) => startOptions([], env).cadangan
  expect(dari({ KENCANA_CADANGAN: '/mnt/usb' })).toEqual({
    tempat: { folder: '/mnt/usb' },
    bawaan: false,
    jam: '23:30',
    simpan: 30,
  })
  const bucket = {
    KENCANA_CADANGAN: 'https://s3.contoh.id/cadangan',
    KENCANA_CADANGAN_JAM: '02:15',
    KENCANA_CADANGAN_SIMPAN: '7',
  }
  const foto = { KENCANA_S3_KUNCI: 'a', KENCANA_S3_RAHASIA: 'b' }
  const s3 = { alamat: 'https://s3.contoh.id/cadangan', wilayah: undefined, kunci: 'a', rahasia: 'b' }
  expect(dari({ ...bucket, ...foto })).toEqual({ tempat: { s3 }, bawaan: false, jam: '02:15', simpan: 7 })
  // Keys of its own, so that who has those of the pictures cannot take backups away.
  const sendiri = { KENCANA_CADANGAN_S3_KUNCI: 'c', KENCANA_CADANGAN_S3_RAHASIA: 'd' }
  expect(dari({ ...bucket, ...foto, ...sendiri }).tempat).toEqual({ s3: { ...s3, kunci: 'c', rahasia: 'd' } })
  expect(() => dari(bucket)).toThrow('Tempat cadangan S3 memerlukan KENCANA_CADANGAN_S3_KUNCI')
  expect(() => dari({ KENCANA_CADANGAN_JAM: '23:30' })).toThrow('memerlukan KENCANA_CADANGAN')
  expect(() => dari({ KENCANA_CADANGAN: '/a', KENCANA_CADANGAN_JAM: '24:00' })).toThrow('bukan jam')
  for (const simpan of ['0', '-1', 'semua', '10000'])
    expect(() => dari({ KENCANA_CADANGAN: '/a', KENCANA_CADANGAN_SIMPAN: simpan })).toThrow('1 sampai 9999')
})

test('the archive of an own PostgreSQL is named by its stanza', () => {
  const dari = (env: Record<string, string>) => startOptions([], env).cadangan.pgbackrest
  expect(dari({})).toBeUndefined()
  expect(dari({ KENCANA_PGBACKREST: 'kencana' })).toEqual({
    stanza: 'kencana',
    konf: '/etc/pgbackrest/pgbackrest.conf',
  })
  expect(dari({ KENCANA_PGBACKREST: 'kencana', KENCANA_PGBACKREST_KONF: '/etc/lain.conf' })?.konf).toBe(
    '/etc/lain.conf',
  )
  for (const stanza of ['--config=/tmp/x', 'a b', '/etc'])
    expect(() => dari({ KENCANA_PGBACKREST: stanza })).toThrow('nama stanza pgBackRest')
})
