"""What a server shows to those who keep it: is it alive, is it ready, how much does it do. Nothing about people."""
