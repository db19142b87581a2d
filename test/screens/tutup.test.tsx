/** A close that waits for its turn among those of other shops: who asked for it sees how many are before, and every other till goes on. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CLOSE_EVENTS, waitingForTurn, type TutupBerjalan } from '#domain/calls/tutup-berjalan.ts'
import { periksaTutup, tutupToko } from '#domain/calls/tutup-toko.ts'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { tanggalSystem } from '#domain/units.ts'
import { sessionToken } from '#client/net/session.ts'
import { dialog, modal } from './hands.ts'
import { refuses, replies, tell } from './network.ts'
import { openScreen } from './open.tsx'
import { news } from './socket.ts'

const menunggu = (sebelum: number, oleh = 'KASIR SATU'): TutupBerjalan => ({
  berjalan: false,
  menunggu: sebelum,
  percentage: 0,
  message: waitingForTurn(sebelum),
  user_id: 'KSR1',
  user_name: oleh,
  tgl_system: tanggalSystem('2025-01-15'),
})
const screen = modal(messages.closingTheShop)
async function tutup(): Promise<void> {
  await page.getByRole('button', { name: /^KASIR SATU/ }).click()
  await page.getByRole('group', { name: 'Menu user' }).getByRole('button', { name: 'Tutup Toko' }).click()
  await dialog('Tutup Toko').getByRole('button', { name: 'OK' }).click()
}

test('it says how many are before, then how far it is; what other tills hear of it stops nobody', async () => {
  await openScreen('/lihat-penjualan', { as: 'KSR1' })
  news(CLOSE_EVENTS.progress, menunggu(2, 'SUPERVISOR SATU'))
  await expect.element(screen).not.toBeInTheDocument()

  let ditolak!: () => void
  const ditutup = new Promise<void>((resolve) => (ditolak = resolve))
  const sibuk = refuses(tutupToko, errors.sedangSibuk())
  tell(replies(periksaTutup, { peringatan: [] }), {
    ...sibuk,
    answer: async (...asked) => {
      await ditutup
      return sibuk.answer(...asked)
    },
  })
  await tutup()
  await expect.element(screen).toBeVisible()
  for (const sebelum of [3, 0]) {
    news(CLOSE_EVENTS.progress, menunggu(sebelum))
    await expect.element(screen).toHaveTextContent(waitingForTurn(sebelum))
  }
  news(CLOSE_EVENTS.progress, {
    ...menunggu(0),
    berjalan: true,
    menunggu: null,
    percentage: 40,
    message: 'Menyimpan Stok Hari Ini',
  } satisfies TutupBerjalan)
  await expect.element(screen).toHaveTextContent(/40.*Menyimpan Stok Hari Ini/)
  ditolak()
  await dialog('Oopss!!').getByRole('button', { name: 'OK' }).click()
  await expect.element(screen).not.toBeInTheDocument()
})

test('where another user waits already, it says who, and nobody is signed out', async () => {
  await openScreen('/lihat-penjualan', { as: 'KSR1' })
  const menungguLain = errors.tutupMenungguGiliran({ user_name: 'SUPERVISOR SATU' })
  tell(replies(periksaTutup, { peringatan: [] }), refuses(tutupToko, menungguLain))
  await tutup()
  const ditolak = dialog('Oopss!!')
  await expect.element(ditolak).toHaveTextContent('SUPERVISOR SATU Menunggu Giliran Menutup Toko')
  await ditolak.getByRole('button', { name: 'OK' }).click()
  await expect.element(screen).not.toBeInTheDocument()
  expect(sessionToken()).toBeTruthy()
  await expect.element(dialog(messages.ditutupAkunLain)).not.toBeInTheDocument()
})
