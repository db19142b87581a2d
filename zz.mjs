import { chromium } from '@playwright/test'
import { findChromium, CHROMIUM_ARGS } from './chromium.mjs'
const base = process.argv[2] ?? 'http://localhost:4110'
const out = '/tmp/hA-shots'
import { mkdirSync } from 'node:fs'
mkdirSync(out, { recursive: true })
const b = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const p = await b.newPage({ viewport: { width: 1366, height: 768 } })
p.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 300)))
p.on('pageerror', (e) => console.log('pageerror', e.message))
await p.goto(base + '/')
const demo = process.argv[3] === 'demo'
await p.getByLabel('Toko', { exact: true }).selectOption({ index: demo ? 2 : 1 })
await p.getByLabel('User Id').fill(demo ? 'OWNER' : 'OWN1')
await p.getByLabel('Password').fill(demo ? 'Kencana-123' : 'Rahasia-123')
await p.getByRole('button', { name: 'LOGIN' }).click()
await p.getByLabel('Tanggal System').waitFor()
const shot = async (n, path) => { if (path) await p.goto(base + path); await p.waitForTimeout(1200); await p.screenshot({ path: `${out}/${n}.png`, fullPage: n.endsWith('full') }); console.log(n, await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)) }
await shot('list', '/data-barang')
const first = await p.locator('tbody tr.row-opens').first()
await first.click(); await shot('detail-full')
for (const [n, label] of [['ubah', 'Ubah Data'], ['ongkos', 'Ubah Ongkos & Atribut'], ['koreksi', 'Koreksi Berat']]) {
  const btn = p.getByRole('button', { name: label })
  if (!(await btn.count())) { console.log('no', label); continue }
  await btn.click(); await shot(n); 
  if (n === 'koreksi') { await p.getByLabel('Berat Baru').fill('9.1'); await p.getByLabel('Alasan').fill('timbangan'); await p.keyboard.press('Control+Enter'); await shot('otorisasi'); await p.getByRole('button', { name: 'Batal' }).last().click(); await p.waitForTimeout(500); await p.getByRole('button', { name: 'Batal' }).last().click() }
  else await p.getByRole('button', { name: 'Batal' }).last().click()
  await p.waitForTimeout(500)
}
await p.goto(base + '/laporan-barang-detail'); await p.getByRole('button', { name: 'Cari' }).first().click(); await shot('r05')
await p.goto(base + '/laporan-barang-sumary'); await p.getByRole('button', { name: 'Cari' }).first().click(); await shot('r06')
await shot('tile', '/SubMenuBarang')
await p.setViewportSize({ width: 390, height: 844 })
await shot('hp-list', '/data-barang')
await p.locator('tbody tr.row-opens').first().click(); await shot('hp-detail-full')
await b.close()
