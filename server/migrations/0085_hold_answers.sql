-- What a customer answers to the reason why a parcel is held. It is theirs until staff release the parcel or hold it anew.
alter table parcels
  add column hold_answer text not null default '',
  add column hold_answered_at timestamptz;
