/** Gifts, coupons and points: what their forms refuse, what a lookup that found nobody or failed says, who stayed away (DOMAIN §B.12). */
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lihatMember, memberByKode, tambahMember } from '#domain/calls/member.ts'
import { tukarPoin } from '#domain/calls/poin.ts'
import { errors } from '#domain/errors.ts'
import { call } from '#client/net/api.ts'
import { choose, dialog, modal, named, toasts, typeInto } from './hands.ts'
import { delayed, refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const button = (name: string) => page.getByRole('button', { name })
const told = (text: string) => expect.poll(toasts).toContainEqual(expect.stringContaining(text))

describe('gifts are bought', () => {
  const form = () => modal('Form Beli Hadiah')
  const add = () => form().getByRole('button', { name: 'Tambah' }).click()

  test('what is missing is told at its field, nothing twice, and no list without its supplier', async () => {
    await openScreen('/beli-hadiah', { as: 'KSR1', world: 'member' })
    await button('Simpan').click()
    await told('Data Hadiah Masih Kosong')
    await button('Tambah Hadiah').click()
    await add()
    await expect.element(form()).toHaveTextContent('Nama Hadiah Harus Dipilih')
    await expect.element(form()).toHaveTextContent('Qty Beli Harus Di Isi')
    await form().getByLabelText('Nama Supplier').fill('')
    await add()
    await expect.element(form()).toHaveTextContent('Nama Supplier Harus Di Isi')
    await expectAccessible()

    const fill = async (qty: string) => {
      await form().getByLabelText('Nama Supplier').fill('toko lain')
      await choose(form().getByRole('combobox', { name: 'Nama Hadiah' }), 'GELAS SET')
      await typeInto(form().getByLabelText('Qty Beli'), qty)
      await typeInto(form().getByLabelText('Total Uang'), '60000')
      await add()
    }
    await fill('3')
    await expect
      .element(page.getByRole('row', { name: /^1 GELAS SET|GELAS SET.*60,000/ }))
      .toHaveTextContent('Rp. 60,000')
    await button('Tambah Hadiah').click()
    await fill('1')
    await expect.element(form().getByText('Nama Hadiah Tersebut Sudah Ada Ditabel')).toBeVisible()
    await form().getByRole('button', { name: 'Batal' }).click()

    await page.getByLabelText('Nama Supplier').fill('')
    await button('Simpan').click()
    await told('Nama Supplier Masih Kosong')
    await expect.element(page.getByText('Nama Supplier Harus Di Isi')).toBeVisible()
    expect(sent).toEqual([])
  })
})

test('more gifts than there are cannot be taken, nor any without a reason', async () => {
  await openScreen('/ambil-hadiah', { as: 'KSR1', world: 'member' })
  await button('Tambah Hadiah').click()
  const form = modal('Form Ambil Hadiah')
  const add = form.getByRole('button', { name: 'Tambah' })
  await choose(form.getByRole('combobox', { name: 'Nama Hadiah' }), 'GELAS SET')
  await typeInto(form.getByLabelText('Qty Ambil'), '4')
  await expect.element(form.getByText('Stock Hadiah Kurang Dari Yang Di Input')).toBeVisible()
  await expect.element(add).toBeDisabled()
  await typeInto(form.getByLabelText('Qty Ambil'), '3')
  await add.click()
  await expect.element(form.getByText('Alasan Ambil Harus Dipilih')).toBeVisible()
  await expectAccessible()
})

describe('a coupon', () => {
  const field = () => page.getByLabelText('No Kupon')

  test('is looked up once typing has paused, and never when it is too short', async () => {
    const fetched = vi.spyOn(window, 'fetch')
    const asked = () => fetched.mock.calls.filter(([url]) => String(url).includes('/check-kupon/'))
    await openScreen('/cek-kupon', { as: 'SLS1', world: 'penjualan' })
    await field().fill('KP25')
    await expect.element(field()).toHaveValue('')
    expect(asked()).toEqual([])
    await field().fill('KP25AAAAAAAA')
    await told('Kode Kupon Tersebut Tidak Ada')
    await expect.element(field()).toHaveValue('')
    await field().fill('kp25ujiuji22')
    await expect.element(page.getByLabelText('No Faktur')).toHaveValue('JL-TK01-250115-0001-01')
    await expect.element(page.getByLabelText('Barcode')).toHaveValue('00000001')
    await expect.element(page.getByLabelText('Nama Customer')).toHaveValue('REGULER')
    await expect.element(page.getByLabelText('Kode Customer')).toHaveValue('NONMEMBER')
    await expect.element(page.getByRole('status').filter({ hasText: 'DIAMBIL' })).toBeVisible()
    expect(asked()).toHaveLength(2)
    fetched.mockRestore()
  })
})

describe('points are exchanged', () => {
  const field = () => page.getByLabelText('Kode Member')
  const KODE = 'MTK010000601'

  test('who stayed away is asked about once, also when their points change', async () => {
    await openScreen('/tukar-point', { as: 'KSR1', world: 'member' })
    const found = await call(memberByKode, { params: { kode: KODE }, query: { single: '1' } })
    tell(
      replies(
        memberByKode,
        found.map((one) => ({ ...one, tidak_aktif: true })),
      ),
    )
    const ask = dialog('Member 3 Bulan Lebih Tidak Bertransaksi')
    await field().fill(KODE)
    await expect.element(ask).toHaveTextContent('Update Member?')
    await ask.getByRole('button', { name: 'Yes' }).click()
    const form = modal(`Edit Member ${KODE}`)
    await expect.element(form.getByRole('textbox', { name: named('Nama') })).toHaveValue('BU LAMA')
    await form.getByRole('button', { name: 'Batal' }).click()

    await typeInto(page.getByLabelText('Qty GELAS SET'), '1')
    await page.getByRole('button', { name: 'Tukar', exact: true }).click()
    tell(
      replies(
        memberByKode,
        found.map((one) => ({ ...one, tidak_aktif: true, point: 4 })),
      ),
    )
    await dialog('Anda Yakin !!').getByRole('button', { name: 'Tukar' }).click()
    await expect.element(page.getByText('4 poin')).toBeVisible()
    await expect.element(ask).not.toBeInTheDocument()
    expect(sent[0]!.asked).toBe(`POST /api/v1/${tukarPoin.path}`)
  })

  test('a lookup that fails is told and offered again; one that finds nobody says so', async () => {
    await openScreen('/tukar-point', { as: 'KSR1', world: 'member' })
    tell(refuses(memberByKode, errors.sedangSibuk()))
    await field().fill('MTK019999990')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Data Member Belum Bisa DibacaSistem Sedang Sibuk')
    tell(replies(memberByKode, []))
    await button('Coba Lagi').click()
    await told('Data member tidak ada')
  })
})

test('the number of a deactivated member offers that member again', async () => {
  await openScreen('/data-member', { as: 'SLS1', world: 'member', told: [delayed(lihatMember)] })
  await button('Tambah').click()
  const form = modal('Tambah Member')
  await form.getByRole('textbox', { name: named('Nama') }).fill('pak pulang')
  await typeInto(form.getByRole('textbox', { name: named('No HP') }), '081266665555')
  await form.getByRole('checkbox').click()
  await form.getByRole('button', { name: 'Simpan' }).click()
  await dialog('Kode Member MTK010000602 DELETED').getByRole('button', { name: 'Aktifkan' }).click()
  await expect.element(modal('Member MTK010000602')).toBeVisible()
  expect(sent.map(({ asked }) => asked)).toEqual([
    'POST /api/v1/member',
    'POST /api/v1/member/reactive/by-kode-member/MTK010000602',
  ])
})

test('what the server refuses of a new member stands at its field', async () => {
  const refusal = errors.noHpDipakai({ kode_member: 'MTK010000601' }).at('no_hp')
  await openScreen('/data-member', { as: 'SLS1', world: 'member', told: [refuses(tambahMember, refusal)] })
  await button('Tambah').click()
  const form = modal('Tambah Member')
  await form.getByRole('textbox', { name: named('Nama') }).fill('bu kembar')
  await typeInto(form.getByRole('textbox', { name: named('No HP') }), '081200000601')
  await form.getByRole('checkbox').click()
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect
    .element(form.getByRole('textbox', { name: named('No HP') }))
    .toHaveAccessibleDescription(/No HP Sudah Dipakai Member MTK010000601/)
})
