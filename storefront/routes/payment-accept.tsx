export async function loader() {
  return null;
}

export default function PaymentAccept() {
  return null;
}
