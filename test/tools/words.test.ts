/** One language: what is technical is declared in English. The trade's nouns, which GLOSSARY.md explains, are Indonesian. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['domain', 'server', 'client', 'katalog', 'test', 'e2e', 'bench', 'mesin', 'build']

/** The words that declared names may not have, and what they are called. */
const ENGLISH: Readonly<Record<string, string>> = {
  acak: 'random',
  aksi: 'action',
  angka: 'number',
  baca: 'read',
  bacaan: 'reading',
  balasan: 'reply',
  baris: 'row',
  batas: 'limit',
  benih: 'seed',
  bentuk: 'shape',
  berkala: 'periodic',
  berkas: 'file',
  bidang: 'field',
  catat: 'record',
  contoh: 'example',
  daftar: 'list',
  dasar: 'base',
  detik: 'seconds',
  dibaca: 'reading',
  dicatat: 'recorded',
  dimuat: 'loaded',
  dipilih: 'chosen',
  ditulis: 'written',
  draf: 'draft',
  gambar: 'picture',
  giliran: 'turn',
  halaman: 'page',
  hasil: 'result',
  hidup: 'alive',
  huruf: 'letter',
  ingatan: 'cache',
  isi: 'content',
  isian: 'form',
  jalur: 'lane',
  jaringan: 'network',
  jawab: 'answer',
  jawaban: 'reply',
  jeda: 'pause',
  judul: 'title',
  keadaan: 'state',
  keluaran: 'output',
  kerja: 'work',
  kesalahan: 'error',
  klien: 'client',
  kolam: 'pool',
  kolom: 'column',
  koneksi: 'connection',
  kosong: 'empty',
  kotak: 'box',
  langkah: 'step',
  layar: 'screen',
  lebar: 'width',
  mati: 'dead',
  membaca: 'read',
  memuat: 'load',
  menit: 'minutes',
  menulis: 'write',
  mesin: 'machine',
  migrasi: 'migration',
  muat: 'load',
  muatan: 'payload',
  nanti: 'lazy',
  panjang: 'length',
  pembaca: 'reader',
  pemuat: 'loader',
  pemuatan: 'loading',
  penuh: 'full',
  penulis: 'writer',
  perintah: 'command',
  permintaan: 'request',
  pilih: 'choose',
  pilihan: 'choice',
  putus: 'disconnect',
  replika: 'replica',
  rusak: 'broken',
  salah: 'error',
  sambung: 'connect',
  sambungan: 'connection',
  sel: 'cell',
  semua: 'all',
  senggang: 'idle',
  siaga: 'standby',
  sidik: 'digest',
  sisi: 'side',
  tabel: 'table',
  teks: 'text',
  terbaca: 'readable',
  terbuka: 'open',
  terhubung: 'connected',
  terpilih: 'chosen',
  terputus: 'disconnected',
  tersambung: 'connected',
  tertulis: 'written',
  tinggi: 'height',
  tombol: 'button',
  tugas: 'task',
  tulis: 'write',
  tulisan: 'text',
  tunggu: 'wait',
  ukur: 'metrics',
  urutan: 'order',
  utas: 'thread',
  utuh: 'whole',
  waktu: 'time',
  warna: 'color',
}

/** Names that something outside of this code has: settings, an option of a command, what a program of tests is called by. */
const GIVEN = new Set(['AML_BATAS', 'DATABASE_URL_BACA', 'kosong'])

const WORD = new RegExp(Object.keys(ENGLISH).join('|'), 'i')
const wordsOf = (name: string): string[] =>
  name
    .split(/_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => Object.hasOwn(ENGLISH, word))

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

interface Names {
  /** Variables, functions, parameters, types. */
  declared: Set<string>
  /** Keys of objects and types. */
  keys: Set<string>
  /** What stands in quotes: fields, columns, and what SQL calls them. */
  quoted: string
}

function namesIn(file: string, source: string): Names {
  const names: Names = { declared: new Set(), keys: new Set(), quoted: '' }
  const bind = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'Identifier') names.declared.add(node['name'] as string)
    else if (node.type === 'ObjectPattern')
      for (const p of node['properties'] as Node[]) bind(p['value'] ?? p['argument'])
    else if (node.type === 'ArrayPattern') (node['elements'] as unknown[]).forEach(bind)
    else bind(node['left'] ?? node['argument'] ?? node['parameter'])
  }
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look)
    if (!isNode(node)) return
    if (node.type === 'VariableDeclarator' || /^TS(Interface|TypeAlias|Enum)Declaration$/.test(node.type))
      bind(node['id'])
    else if (/Function|^Class/.test(node.type)) {
      bind(node['id'])
      if (Array.isArray(node['params'])) node['params'].forEach(bind)
    } else if (node.type === 'CatchClause') bind(node['param'])
    else if (
      /^(Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(node.type)
    ) {
      const key = node['key'] as Node
      if (!node['computed'] && key.type.endsWith('Identifier') && !node['shorthand'])
        names.keys.add(key['name'] as string)
    } else if (node.type === 'Literal') names.quoted += ` ${String(node['value'])}`
    else if (node.type === 'TemplateElement') names.quoted += ` ${(node['value'] as { raw: string }).raw}`
    for (const value of Object.values(node)) if (typeof value === 'object') look(value)
  }
  look(parseSync(file, source).program)
  return names
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.tsx?$/.test(file) && !/^(server\/db\/migrations\/|test\/tools\/words\.test)/.test(file))

/** Fields of calls, masters and reports, columns of tables, ids of errors and of texts. */
const FIELDS =
  /^(domain\/((calls|masters|katalog|reports?|errors|impor)\/|(messages|rules\/disetujui)\.ts$)|server\/db\/schema\.ts$)/

describe('declared names', () => {
  const all = files
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
    .filter(([, source]) => WORD.test(source))
    .map(([file, source]) => [file, namesIn(file, source)] as const)
  const fields = new Set(all.filter(([file]) => FIELDS.test(file)).flatMap(([, { keys }]) => [...keys]))

  test('are English where they are technical', () => {
    const wrong = all.flatMap(([file, { declared, keys, quoted }]) =>
      [
        ...[...declared].filter(
          (name) =>
            !file.startsWith('domain/errors/') &&
            !file.endsWith('schema.ts') &&
            !/^_?[a-z]+(_[a-z0-9]+)+$/.test(name),
        ),
        ...[...keys].filter(
          (key) => !fields.has(key) && !/_|^[A-Z]+$/.test(key) && !new RegExp(`\\b${key}\\b`).test(quoted),
        ),
      ]
        .filter((name) => !GIVEN.has(name) && wordsOf(name).length > 0)
        .map(
          (name) =>
            `${file}: ${name} (${wordsOf(name)
              .map((word) => `${word}: ${ENGLISH[word]}`)
              .join(', ')})`,
        ),
    )
    expect(wrong).toEqual([])
  })
})

test('the glossary is of the trade, and read in ten minutes', () => {
  const text = readFileSync(join(ROOT, 'GLOSSARY.md'), 'utf8')
  expect(text.split(/\s+/).length).toBeLessThan(2_000)
})
