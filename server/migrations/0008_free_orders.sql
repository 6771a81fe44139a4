-- What a promotion pays for in full is paid with nothing, and is paid all the same.
alter table payments drop constraint payments_check1;
