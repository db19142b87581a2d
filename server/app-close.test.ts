/** A server ends although a browser holds a connection on which it has asked nothing. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/tools/server.ts'

test('a connection that says nothing does not keep the server from ending', async () => {
  const server = await startTestServer()
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(silent, 'connect')
  const gone = once(silent, 'close')
  await server.app.close()
  await gone
  expect(silent.destroyed).toBe(true)
})
