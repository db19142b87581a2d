/** Tests this computer's scale: shown by a known weight, heard line by line, taken once. */
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { timbangan } from '#client/kasir/timbangan.ts'
import { choose, modal, named, toasts, typeInto } from './hands.ts'
import { expectAccessible, openScreen } from './open.tsx'
import { pasangKabel, type Kabel } from './serial.ts'

const jendela = modal('Timbangan Komputer Ini')
const button = page.getByRole('button', { name: /^Timbangan/ })
const berat = page.getByRole('textbox', { name: named('Berat') })

let kabel: Kabel
afterEach(async () => {
  kabel.broken('NetworkError')
  await expect.poll(() => timbangan.get().status).toBe('terputus')
  delete (navigator as { serial?: unknown }).serial
})

/** Up to where its port is open. */
async function choosePort(): Promise<void> {
  await page.getByRole('button', { name: 'Hubungkan Timbangan' }).click()
  await jendela.getByRole('button', { name: 'Pilih Port Timbangan' }).click()
  await expect.element(jendela.getByText('Belum ada yang dikirim')).toBeVisible()
  // Text before the first end of a line was the rest of a line.
  kabel.kirim('2.345 g')
}

async function hubungkan(gram = '10.000'): Promise<void> {
  await choosePort()
  kabel.kirim(`ST,+0000${gram}  g`)
  await typeInto(jendela.getByRole('textbox', { name: named('Berat Yang Diketahui') }), gram)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(jendela).not.toBeInTheDocument()
}

test('a scale is saved when it has shown a known weight; afterwards it is opened as it was', async () => {
  kabel = pasangKabel()
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  await choosePort()
  const tahu = jendela.getByRole('textbox', { name: named('Berat Yang Diketahui') })
  await typeInto(tahu, '3.512')
  const simpan = jendela.getByRole('button', { name: 'Simpan' })
  await simpan.click()
  await expect.element(jendela.getByText('Timbangan Belum Membaca Berat Yang Diam')).toBeVisible()
  for (const [line, reading] of [
    ['US,+00003.512  g', 'Belum Diam'],
    ['ST,+00017.560 ct', 'Satuan Bukan g Atau kg'],
    ['ST,+00003.500  g', '3.500 g'],
  ] as const) {
    kabel.kirim(line)
    await expect
      .element(jendela.getByRole('listitem').first())
      .toHaveTextContent(`${line.replace(/ +/g, ' ')} ${reading}`)
  }
  await simpan.click()
  await expect.element(jendela.getByText('Timbangan Membaca 3.500 g, Bukan 3.512 g')).toBeVisible()
  await expectAccessible()
  // Settings that are changed quickly: one after the other, and what was heard is what is saved.
  await choose(jendela.getByRole('combobox', { name: named('Bit Data') }), '8')
  await choose(jendela.getByRole('combobox', { name: named('Paritas') }), 'Tanpa')
  await expect.poll(() => kabel.dibuka).toHaveLength(3)
  await expect.element(jendela.getByText('Belum ada yang dikirim')).toBeVisible()
  kabel.kirim('')
  kabel.kirim('ST,+00003.512  g')
  await expect.element(jendela.getByRole('listitem').first()).toHaveTextContent('3.512 g')
  await simpan.click()
  await expect.poll(toasts).toContain('Timbangan Komputer Ini Tersimpan')
  await expect.element(button).toHaveTextContent('3.512')

  const seperti = { baudRate: 2400, dataBits: 8, parity: 'none', stopBits: 1, flowControl: 'none' }
  expect(kabel.dibuka.at(-1)).toEqual(seperti)
  kabel.broken('NetworkError')
  await page.getByRole('button', { name: 'Hubungkan Timbangan' }).click()
  await expect.element(button).toHaveTextContent('Timbangan - F6')
  expect(kabel.dibuka.slice(3)).toEqual([seperti])
})

test('a weight is offered while it stands still, and taken once', async () => {
  kabel = pasangKabel()
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  await hubungkan()
  await expect.element(button).toHaveTextContent('10.000')
  await userEvent.keyboard('{F6}')
  await expect.element(berat).toHaveValue('10.000')
  await expect.element(button).toHaveTextContent('Timbangan - F6')
  for (const [line, kata] of [
    ['ST,+00000.000  g', 'Timbangan Kosong'],
    ['US,+00002.350  g', 'Belum Diam'],
    ['ST,-00002.350  g', 'Di Bawah Nol'],
    ['QT,+00000012 PC', 'Bukan Baris Berat'],
    ['OL,+9999999E+19', 'Beban Terlalu Berat'],
    ['ERR 05', 'Timbangan Melaporkan Kesalahan'],
  ] as const) {
    kabel.kirim('ST,+00004.900  g')
    await expect.element(button).toHaveTextContent('4.900')
    kabel.kirim(line)
    await expect.element(button).toHaveTextContent('Timbangan - F6')
    await userEvent.keyboard('{F6}')
    await expect.poll(toasts).toContain(kata)
    await expect.element(berat).toHaveValue('10.000')
  }
})

test('a scale that has fallen silent offers nothing', async () => {
  kabel = pasangKabel()
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  await hubungkan()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    kabel.kirim('ST,+00004.900  g')
    await expect.element(button).toHaveTextContent('4.900')
    vi.advanceTimersByTime(9_000)
    kabel.kirim('ST,+00004.901  g')
    await expect.element(button).toHaveTextContent('4.901')
    vi.advanceTimersByTime(9_000)
    await expect.element(button).toHaveTextContent('4.901')
    vi.advanceTimersByTime(2_000)
    await expect.element(button).toHaveTextContent('Timbangan - F6')
  } finally {
    vi.useRealTimers()
  }
})

test('bits that do not fit are told at once: as bytes, and as the port’s own error', async () => {
  kabel = pasangKabel()
  await openScreen('/tambah-data-barang', { world: 'quiet' })
  await hubungkan()
  const kata = page.getByRole('alert').filter({ hasText: 'Paritas Salah' })
  const bytes = new TextEncoder().encode('ST,+00004.900  g\r\n')
  kabel.kirim(bytes.map((b) => (b === 0x2b ? b | 0x80 : b)))
  await expect.element(kata).toBeVisible()
  await expect.element(button).toHaveTextContent('Timbangan - F6')
  kabel.kirim('ST,+00004.900  g')
  await expect.element(kata).not.toBeInTheDocument()
  kabel.kirim(bytes.slice(0, 8))
  kabel.broken('ParityError')
  await expect.element(kata).toBeVisible()
  // The rest of the line that was hurt is none.
  kabel.kirim('ST,+00000.900  g')
  kabel.kirim('ST,+00004.900  g')
  await expect.element(button).toHaveTextContent('4.900')

  await page.getByRole('button', { name: /^Timbangan/ }).click()
  await expect.element(berat).toHaveValue('4.900')
  kabel.kirim(Uint8Array.of(0xb3, 0x0a))
  await kata.getByRole('button', { name: 'Atur Timbangan' }).click()
  await expect.element(jendela).toBeVisible()
  await choose(jendela.getByRole('combobox', { name: named('Merek Timbangan') }), 'Mettler Toledo (SICS)')
  await expect.poll(() => kabel.diminta).toContain('SI\r\n')
  // After a cancel nothing was saved: the scale is as it was.
  await jendela.getByRole('button', { name: 'Batal' }).click()
  await expect.element(button).toBeVisible()
  expect(kabel.dibuka.at(-1)).toEqual(kabel.dibuka[0])
})

test('where the shop’s scales are set this computer’s is found again', async () => {
  kabel = pasangKabel()
  await openScreen('/settingtoko', { world: 'menu', as: 'SPV1' })
  await page.getByTitle('Timbangan', { exact: true }).click()
  await page.getByRole('button', { name: 'Timbangan Komputer Ini' }).click()
  await expect.element(jendela).toBeVisible()
  await jendela.getByRole('button', { name: 'Pilih Port Timbangan' }).click()
  await expect.poll(() => timbangan.get().status).toBe('dicoba')
  await jendela.getByRole('button', { name: 'Batal' }).click()
  await expect.poll(() => timbangan.get().status).toBe('terputus')
})
