-- When the password was last given for a session: what changes who may do what asks for it again after a while (server/http/fresh-password.ts).
-- NULL: when the session began.
ALTER TABLE sesi ADD COLUMN password_at timestamptz;
GRANT UPDATE (password_at) ON sesi TO kencana_app;
