/** The keys of backups as a machine has them, as they are printed for the safe, and as they are changed. */
import type { Env } from '../settings/tempat.ts'
import { loadExistingRahasia } from '../process/rahasia.ts'
import { kunciDigest } from './kunci.ts'
import { digestAsRead } from './manifest.ts'
import { gantiSandi, loadSandi, allSandi, type Bersandi } from './sandi.ts'

/** @throws in a sentence for the operator */
export async function loadKunci(folder: string, env: Env): Promise<Bersandi> {
  return {
    rahasia: await loadExistingRahasia(folder, env['KENCANA_KUNCI']),
    sandi: await loadSandi(folder, env['KENCANA_KUNCI_CADANGAN']),
  }
}

/** Sixteen groups of four, in two lines, as they are typed off paper. */
const diKertas = (kunci: string): string =>
  kunci
    .match(/.{32}/g)!
    .map((row) => `    ${row.match(/.{4}/g)!.join(' ')}`)
    .join('\n')

/** A page for the safe: with it and a backup an empty machine becomes the chain, and without it nothing does. */
export async function katakanKunci(folder: string, env: Env): Promise<string> {
  const kunci = await loadKunci(folder, env)
  const identitas = kunci.rahasia.written()
  const [dipakai, ...dulu] = allSandi(kunci)
  return [
    'KUNCI KENCANA: cetak, simpan di brankas, jauh dari cadangannya. Siapa memegang ini dan satu cadangan membaca semuanya.',
    '',
    `Kunci identitas, sidik ${digestAsRead(kunciDigest(kunci.rahasia))} (KENCANA_KUNCI, atau berkas kunci-identitas; ditulis tanpa spasi):`,
    diKertas(identitas),
    '',
    'Kunci cadangan yang dipakai sekarang:',
    diKertas(dipakai),
    ...dulu.flatMap((sandi, i) => [
      '',
      `Kunci cadangan yang dulu (${i + 1}), untuk cadangan yang dulu:`,
      diKertas(sandi),
    ]),
    '',
    kunci.sandi?.length
      ? 'Di mesin yang kosong: kunci-identitas, dan kunci-cadangan berisi kunci cadangan, yang terbaru paling atas (yang terakhir di halaman ini dibuat dari kunci identitas, tidak perlu ditulis).'
      : 'Kunci cadangan ini dibuat dari kunci identitas: di mesin yang kosong cukup kunci-identitas.',
    'Tanpa Kencana: age -d <berkas>.tar.age | tar x, kata sandinya kunci cadangan tanpa spasi.',
  ].join('\n')
}

export async function gantiKunci(folder: string, env: Env): Promise<string> {
  const tempat = await gantiSandi(folder, env['KENCANA_KUNCI_CADANGAN'])
  return [
    env['KENCANA_KUNCI_CADANGAN'] === undefined
      ? `Kunci cadangan diganti: ${tempat}`
      : `Tulis di pengaturan setiap mesin, lalu mulai ulang:\n${tempat}`,
    'Mulai ulang server, agar arsip WAL memakainya juga. Cadangan berikutnya memakai kunci baru; yang dulu tetap dibuka oleh kunci yang dulu, yang disimpan di bawahnya.',
    'Salin ke setiap mesin, dan cetak lagi untuk brankas: npm run cadangan -- --kunci',
  ].join('\n')
}
