import { expect, test } from 'vitest'
import { ucapan } from './ucapan.ts'

const dikatakan = (env: Record<string, string>, kata: string[]): string[] => {
  const rows: string[] = []
  const { log } = ucapan(env, (one) => void rows.push(one))
  for (const one of kata) log(one)
  return rows
}

const KATA = [
  'Kencana terbuka di http://localhost:8080',
  '',
  '  PERINGATAN  Sertifikat hanya berlaku sampai besok',
]

test('people read it as it is', () => {
  expect(dikatakan({}, KATA)).toEqual(KATA)
  expect(dikatakan({ KENCANA_LOG: 'xml' }, KATA)).toEqual(KATA)
})

test('what collects logs gets one object in each line, like the log of requests', () => {
  const rows = dikatakan({ KENCANA_LOG: 'json' }, KATA).map((one) => JSON.parse(one) as object)
  expect(rows).toEqual([
    expect.objectContaining({ level: 30, msg: KATA[0], pid: process.pid }),
    expect.objectContaining({ level: 40, msg: 'PERINGATAN  Sertifikat hanya berlaku sampai besok' }),
  ])
})
