/**
 * Tests what an older screen is promised: the check finds each way of breaking it, and lets through what an older
 * screen does not notice.
 */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ingkar, type Dokumen } from './openapi.ts'

const wire = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as never
const BODY = z.strictObject({
  jenis: z.enum(['A', 'B']),
  berat: z.number().max(10),
  alasan: z.string().nullable(),
  kode: z.string().regex(/^\d{4,9}$/),
})
const REPLY = z.object({
  no: z.string(),
  status: z.enum(['OPEN', 'DONE']),
  baris: z.array(z.object({ qty: z.int() })),
})
const dokumen = (body: z.ZodType = BODY, reply: z.ZodType = REPLY, path = '/api/v1/penjualan'): Dokumen => ({
  paths: {
    [path]: {
      post: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: wire(z.string()) }],
        requestBody: { content: { json: { schema: wire(body) } } },
        responses: { 200: { content: { json: { schema: wire(z.object({ data: reply })) } } } },
      },
    },
  },
})

it.each([
  ['a call that is gone', dokumen(BODY, REPLY, '/api/v1/lain'), 'POST /api/v1/penjualan is gone'],
  [
    'a new field that must be sent',
    dokumen(BODY.extend({ baru: z.string() })),
    'POST /api/v1/penjualan takes.body: baru must be there',
  ],
  [
    'a field that is no longer known',
    dokumen(BODY.omit({ alasan: true })),
    'POST /api/v1/penjualan takes.body: alasan is not known',
  ],
  [
    'a choice that is gone',
    dokumen(BODY.extend({ jenis: z.enum(['A', 'C']) })),
    /takes\.body\.jenis: enum \["B"\] for/,
  ],
  [
    'a lower bound',
    dokumen(BODY.extend({ berat: z.number().max(9) })),
    'POST /api/v1/penjualan takes.body.berat: maximum 10 for 9',
  ],
  [
    'a narrower pattern',
    dokumen(BODY.extend({ kode: z.string().regex(/^\d{5,9}$/) })),
    /takes\.body\.kode: pattern/,
  ],
  [
    'nothing no longer taken',
    dokumen(BODY.extend({ alasan: z.string() })),
    'POST /api/v1/penjualan takes.body.alasan: null for string',
  ],
  [
    'an answer without a field',
    dokumen(BODY, REPLY.omit({ no: true })),
    'POST /api/v1/penjualan answers.data: no must be there',
  ],
  [
    'an answer that may lack a field',
    dokumen(BODY, REPLY.partial({ no: true })),
    'POST /api/v1/penjualan answers.data: no must be there',
  ],
  [
    'an answer of a new kind',
    dokumen(BODY, REPLY.extend({ status: z.enum(['OPEN', 'DONE', 'CANC']) })),
    /answers\.data\.status: enum \["CANC"\] for/,
  ],
  [
    'an answer that may be nothing',
    dokumen(BODY, REPLY.extend({ no: z.string().nullable() })),
    'POST /api/v1/penjualan answers.data.no: null for string',
  ],
  [
    'rows of another kind',
    dokumen(BODY, REPLY.extend({ baris: z.array(z.object({ qty: z.string() })) })),
    'POST /api/v1/penjualan answers.data.baris[].qty: string for integer',
  ],
])('%s is found', (_, baru, said) => {
  const ditemukan = ingkar(dokumen(), baru)
  expect(ditemukan).toHaveLength(1)
  expect(ditemukan[0]).toMatch(said)
})

it.each([
  ['the same', dokumen()],
  ['a new field that may be left out', dokumen(BODY.extend({ baru: z.string().optional() }))],
  ['one more choice', dokumen(BODY.extend({ jenis: z.enum(['A', 'B', 'C']) }))],
  ['a higher bound, or none', dokumen(BODY.extend({ berat: z.number() }))],
  ['a wider pattern', dokumen(BODY.extend({ kode: z.string().regex(/^(\d{4,9}|\+\d{4,10})$/) }))],
  ['a field that need not be sent', dokumen(BODY.partial())],
  ['more in an answer', dokumen(BODY, REPLY.extend({ baru: z.string() }))],
  ['fewer kinds of answers', dokumen(BODY, REPLY.extend({ status: z.enum(['DONE']) }))],
])('%s is let through', (_, baru) => {
  expect(ingkar(dokumen(), baru)).toEqual([])
})
