/**
 * Finds what the version before could do in its database and can no longer do in this one. New things that may be left
 * alone do not matter; what a function does inside cannot be seen here (test/whole/dua-versi.test.ts lives through it).
 */
import type { Limit, Shape, Fungsi, Column, Table } from './shape.ts'

/** @returns one line each: 'column toko.portal is gone' */
export function menyempit(lama: Shape, baru: Shape): string[] {
  return [
    ...Object.entries(lama.table).flatMap(([nama, table]) => {
      const kini = baru.table[nama]
      return kini ? narrowedTable(nama, table, kini) : [`table ${nama} is gone`]
    }),
    ...Object.entries(lama.fungsi).flatMap(([nama, fungsi]) => fungsiMenyempit(nama, fungsi, baru)),
    ...Object.entries(lama.tipe).flatMap(([nama, content]) =>
      baru.tipe[nama] === content ? [] : [`type ${nama} is ${baru.tipe[nama] ? 'another' : 'gone'}`],
    ),
    ...hakMenyempit(lama, baru).map((hak) => `right ${hak} is gone`),
  ]
}

function narrowedTable(nama: string, lama: Table, baru: Table): string[] {
  const dari = (apa: string, di: string) => `${apa} ${nama}.${di}`
  const tambahan = (column: string): boolean => !(column in lama.kolom)
  // Rows of the version before have nothing there, and nothing is never twice.
  const empty = (column: string): boolean =>
    tambahan(column) && !baru.kolom[column]!.wajib && !baru.kolom[column]!.bawaan
  return [
    ...(lama.jenis === baru.jenis ? [] : [`table ${nama} is of another kind, or its row-level security is`]),
    ...Object.entries(lama.kolom).flatMap(([k, column]) => {
      const kini = baru.kolom[k]
      const sebab = kini ? narrowedColumns(column, kini) : 'is gone'
      return sebab ? [`${dari('column', k)} ${sebab}`] : []
    }),
    ...Object.entries(baru.kolom)
      .filter(([k, { wajib, bawaan }]) => tambahan(k) && wajib && !bawaan)
      .map(([k]) => `${dari('column', k)} is new and must be filled`),
    ...Object.values(lama.batas)
      .filter(
        ({ jenis, isi: content }) =>
          /[pux]/.test(jenis) && !Object.values(baru.batas).some((b) => b.isi === content),
      )
      .map((b) => `${dari('constraint', b.nama)} is gone`),
    ...Object.values(baru.batas)
      .filter(
        ({ jenis, kolom: columns }) =>
          !columns.length || !(jenis === 'u' ? columns.some(empty) : columns.every(tambahan)),
      )
      .filter((b) => !diizinkan(b, lama))
      .map((b) => `${dari('constraint', b.nama)} is new, or narrower`),
    ...Object.entries(lama.indeks)
      .filter(([, { isi: content }]) => !Object.values(baru.indeks).some((i) => i.isi === content))
      .map(([i]) => `${dari('index', i)} is gone`),
    ...Object.entries(baru.indeks)
      .filter(
        ([, { unik, isi: content }]) => unik && !Object.values(lama.indeks).some((i) => i.isi === content),
      )
      .filter(([, { kolom: columns }]) => !columns.some(empty))
      .filter(([i]) => !(i in baru.batas))
      .map(([i]) => `${dari('index', i)} is new and lets nothing be twice`),
    ...Object.entries(lama.pemicu)
      .filter(([t, content]) => baru.pemicu[t] !== content)
      .map(([t]) => `${dari('trigger', t)} is ${t in baru.pemicu ? 'another' : 'gone'}`),
    ...Object.keys(baru.pemicu)
      .filter((t) => !(t in lama.pemicu))
      .map((t) => `${dari('trigger', t)} is new`),
    ...Object.entries(lama.kebijakan)
      .filter(([p, { isi: content }]) => baru.kebijakan[p]?.isi !== content)
      .map(([p]) => `${dari('policy', p)} is ${p in baru.kebijakan ? 'another' : 'gone'}`),
    ...Object.entries(baru.kebijakan)
      .filter(([p, { membatasi }]) => membatasi && !(p in lama.kebijakan))
      .map(([p]) => `${dari('policy', p)} is new and hides rows`),
  ]
}

function narrowedColumns(lama: Column, baru: Column): string | undefined {
  if (!equallyWide(lama.tipe, baru.tipe)) return `was ${lama.tipe} and is ${baru.tipe}`
  if (lama.wajib !== baru.wajib)
    return baru.wajib ? 'must be filled now' : 'may be empty now, and who reads it knows no empty one'
  if (lama.bawaan && !baru.bawaan) return 'has no default any more'
  return lama.cara === baru.cara ? undefined : 'is filled in another way'
}

const VARCHAR = /^character varying(?:\((\d+)\))?$/
/** A text may become longer; whatever else changes is another thing to who reads it. */
function equallyWide(lama: string, baru: string): boolean {
  if (lama === baru) return true
  const [dulu, kini] = [VARCHAR.exec(lama), VARCHAR.exec(baru)]
  if (!dulu?.[1]) return false
  return baru === 'text' || (kini !== null && (!kini[1] || Number(kini[1]) >= Number(dulu[1])))
}

/** Allows a constraint that was there, or an old one whose list of values has become longer. */
function diizinkan(baru: Limit, { batas: limit }: Table): boolean {
  if (Object.values(limit).some((b) => b.isi === baru.isi)) return true
  const dulu = limit[baru.nama]
  if (!dulu) return false
  const [a, b] = [dipisah(dulu.isi), dipisah(baru.isi)]
  return a.sisanya === b.sisanya && [...a.nilai].every((nilai) => b.nilai.has(nilai))
}

const LITERAL = /'(?:[^']|'')*'::[a-z ]+(?:\(\d+\))?/g
/** CHECK (x = ANY (ARRAY['A'::text, 'B'::text])) → the values, and what stands around them. */
const dipisah = (content: string) => ({
  nilai: new Set(content.match(LITERAL)),
  sisanya: content.replaceAll(LITERAL, '').replaceAll(/ARRAY\[[ ,()]*\]/g, 'ARRAY[]'),
})

/** Finds the functions that take a call as it was made before. */
const penjawab = (lama: Fungsi, { fungsi }: Shape): string[] =>
  Object.entries(fungsi)
    .filter(
      ([, f]) =>
        f.nama === lama.nama &&
        f.masuk.length >= lama.masuk.length &&
        f.masuk.length - f.opsional <= lama.masuk.length - lama.opsional &&
        lama.masuk.every((tipe, i) => f.masuk[i] === tipe),
    )
    .map(([kunci]) => kunci)

function fungsiMenyempit(nama: string, lama: Fungsi, baru: Shape): string[] {
  const [kunci, lagi] = penjawab(lama, baru)
  if (!kunci || lagi) return [`function ${nama} is ${lagi ? 'there twice' : 'gone'}`]
  return baru.fungsi[kunci]!.lain === lama.lain
    ? []
    : [`function ${nama} answers otherwise, or as somebody else`]
}

/**
 * Finds rights that were lost. A thing that is gone took its rights along, and that is said already; a function that
 * takes more needs them too.
 */
function hakMenyempit(lama: Shape, baru: Shape): string[] {
  const ada = new Set(baru.hak)
  return lama.hak.filter((hak) => {
    const [, siapa = '', jenis = '', apa = ''] = /^(\S+ \S+) (\S+) (.+)$/.exec(hak)!
    if (jenis === 'table' && !(apa in baru.table)) return false
    if (jenis === 'sequence' && !(apa in baru.tipe)) return false
    const [table = '', column = ''] = apa.split('.')
    if (jenis === 'column' && !(column in (baru.table[table]?.kolom ?? {}))) return false
    if (jenis === 'function')
      return penjawab(lama.fungsi[apa]!, baru).some((kunci) => !ada.has(`${siapa} function ${kunci}`))
    return !ada.has(hak)
  })
}
