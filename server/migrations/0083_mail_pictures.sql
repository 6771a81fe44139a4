-- Pictures that only the reader of a mail may see are sent along with it: the ids of their files.
alter table mails add column pictures jsonb not null default '[]';
