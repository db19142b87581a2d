import { WAL_SETTINGS } from './wal.ts'

/**
 * PostgreSQL's settings for a shop's computer: 2 cores, a few tills, and a commit that survives a power cut.
 * Measured with pgbench -N (one small write per commit), 2 cores, ext4, 1 and 4 clients, three rounds each:
 *   wal_sync_method fdatasync, open_datasync, fsync   the same within the noise (1,900-2,300 and 5,500-6,400 commits a second)
 *   wal_compression pglz                              4 clients: 4,000-6,000; costs more than the bytes it saves, so it stays off
 *   commit_delay 200 µs                               4 clients: 2,500-4,500; PostgreSQL groups waiting commits by itself
 *   synchronous_commit off                            3,100 and 12,400, but loses acknowledged sales: never
 *   a unix socket instead of 127.0.0.1                23-30 µs a round trip either way through pg; one address that psql understands too wins
 * What makes a small commit quick is that it waits for one fdatasync and for nothing else; the settings below keep
 * checkpoints, new WAL files and page images out of its way.
 */
export const settings = (
  durable: boolean,
): string => `# Written anew at every start. Own settings go into postgresql.conf, below its include line.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
# Tests keep those of databases that wait for the next one.
max_connections = ${durable ? 60 : 250}
# A schema that is dropped whole (a restore that begins anew) is five thousand locks in one transaction.
max_locks_per_transaction = 256
timezone = 'Asia/Jakarta'
log_timezone = 'Asia/Jakarta'

fsync = ${durable ? 'on' : 'off'}
full_page_writes = ${durable ? 'on' : 'off'}
synchronous_commit = ${durable ? 'on' : 'off'}
# Old WAL files are used again: a commit seldom waits for a new one to be filled with zeros.
min_wal_size = 256MB
max_wal_size = 1GB
wal_buffers = 16MB
# Fewer checkpoints, fewer full page images; recovery after a crash still takes seconds.
checkpoint_timeout = 15min

# Each test's database comes and goes: PostgreSQL then looks through all of these for pages of it.
shared_buffers = ${durable ? '256MB' : '32MB'}
effective_cache_size = 1GB
work_mem = 16MB
maintenance_work_mem = 128MB
random_page_cost = 1.1
# One helper per query: the other core belongs to the tills.
max_parallel_workers_per_gather = 1
jit = off
# Databases that live for a second are not tidied up: looking at each took a twelfth of a test's processor time.
autovacuum = ${durable ? 'on' : 'off'}

# A transaction that its program has forgotten must not hold up the close of the day.
idle_in_transaction_session_timeout = 60s
log_min_duration_statement = 2s
# Values are customers' names and figures: they stay out of the log.
log_parameter_max_length = 0
log_error_verbosity = terse
log_line_prefix = '%m [%p] '

# Written WAL is kept where there is a place for it.
include_if_exists '${WAL_SETTINGS}'
`
