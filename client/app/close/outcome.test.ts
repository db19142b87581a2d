import { expect, test } from 'vitest'
import { ApiError } from '#client/net/api.ts'
import { closeOutcome } from './outcome.ts'
import { advance } from './progress.ts'

const refused = (status: number, message: string, errors: { field: string; message: string }[] = []) =>
  closeOutcome(new ApiError('refused', message, { status, errors }))

test('an own close that runs already goes on', () =>
  expect(refused(422, 'Please wait, closing the shop')).toEqual({ kind: 'running' }))

test.each([
  [401, 'Invalid token.'],
  [401, 'Invalid Token.'],
  [409, 'Error! Sedang dalam proses tutup toko!'],
])('%i %s: another account has closed the shop', (status, message) =>
  expect(refused(status, message)).toEqual({ kind: 'elsewhere' }),
)

test('every reason of a refused close is told', () => {
  const list = ['Ada Penjualan Yang Belum Di Validasi!', 'Ada Baki Yang Belum Ditimbang!']
  expect(
    refused(
      400,
      list[0]!,
      list.map((message) => ({ field: '', message })),
    ),
  ).toEqual({ kind: 'refused', message: list[0], list })
})

test('no answer is not a refusal', () => {
  expect(closeOutcome(new ApiError('network', 'Koneksi Bermasalah'))).toEqual({ kind: 'unanswered' })
})

test('the bar never goes back', () => {
  expect(advance({ percentage: 80, message: 'b' }, { percentage: 40, message: 'a' }).percentage).toBe(80)
  expect(advance(null, { percentage: 5, message: 'a' }).percentage).toBe(5)
})
