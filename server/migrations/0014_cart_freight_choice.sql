-- No method means that none was chosen: the cart then shows the default, and a choice made elsewhere in the account
-- holds (CART-05).
alter table carts alter column shipping_method drop default, alter column shipping_method drop not null;
update carts set shipping_method = null where shipping_method = 'air';
